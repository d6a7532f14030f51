import { join } from 'node:path';

/** `scripts/widgets.ts`, built for Node. */
export type Prerenderer = typeof import('./widgets');

/** @param dist the folder of the build. */
export const importPrerenderer = (dist: string): Promise<Prerenderer> =>
  import(join(process.cwd(), dist, 'render/widgets.js')) as Promise<Prerenderer>;
