import { join } from 'node:path';

/** `src/prerender/widgets.ts`, built for Node. */
export type Prerenderer = typeof import('../../src/prerender/widgets');

/** @param dist the folder of the build. */
export const importPrerenderer = (dist: string): Promise<Prerenderer> =>
  import(join(process.cwd(), dist, 'render/widgets.js')) as Promise<Prerenderer>;

/** `src/prerender/snapshotFile.ts`, built for Node. */
export const importSnapshotFile = (
  dist: string,
): Promise<typeof import('../../src/prerender/snapshotFile')> =>
  import(join(process.cwd(), dist, 'render/snapshotFile.js')) as Promise<
    typeof import('../../src/prerender/snapshotFile')
  >;
