import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { attributeName, commonAttributeNames } from '../src/page/attributes';
import { specs } from '../src/specs';
import { buildData } from './buildData';
import { baseConfig } from './buildOutputs';

/** What a frame may set of each widget that shows something by itself. A panel in a frame would be cut: what makes one is left out. */
export const embeddedWidgets = Object.fromEntries(
  specs
    .filter(({ spec }) => !spec.wraps)
    .map(({ spec: { tag, attributes, overlay } }) => [
      tag.slice('bio-'.length),
      [...Object.keys(attributes).map(attributeName), ...commonAttributeNames].filter(
        (name) => !Object.hasOwn(overlay?.launcher ?? {}, name),
      ),
    ]),
);

/** Builds the page for frames, `/embed/`. @param dist the folder of the build. */
export async function buildEmbed(dist: string): Promise<void> {
  const outDir = join(dist, 'embed');
  await mkdir(outDir, { recursive: true });
  await cp('src/embed/index.html', join(outDir, 'index.html'));
  await build({
    ...baseConfig,
    plugins: [buildData({ embeddedWidgets })],
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: 'src/embed/embed.ts', output: { entryFileNames: 'embed.js' } },
    },
  });
}
