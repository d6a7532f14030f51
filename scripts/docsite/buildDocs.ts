import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vitepress';
import type { Prerenderer } from '../outputs/prerenderer';
import { liveWidgets, withLiveWidgets } from './liveWidgets';
import { llmsTexts } from './llms';
import { serverHtml } from './serverHtml';
import { stagePages } from './stagePages';

/**
 * Builds the documentation site.
 * @param dist the folder of the build.
 */
export async function buildDocs(dist: string, prerenderer: Prerenderer): Promise<void> {
  const folder = await mkdtemp(join(dist, 'docs-'));
  try {
    const pages = await stagePages(folder);
    const widgets = liveWidgets(languages());
    const elements = join(folder, 'elements/index.md');
    await writeFile(elements, withLiveWidgets(await readFile(elements, 'utf8'), widgets));
    await mkdir(join(folder, 'public/server-html'));
    for (const shown of Object.values(widgets))
      await writeFile(
        join(folder, `public/server-html/${shown.tag}.html`),
        await serverHtml(shown, prerenderer),
      );
    for (const [name, text] of Object.entries(llmsTexts(pages)))
      await writeFile(join(folder, 'public', name), text);
    process.env['DOCS_PAGES'] = resolve(folder);
    await build('docs', { outDir: resolve(dist, 'site/docs') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Built-in languages, English first. */
const languages = (): string[] => [
  'en',
  ...readdirSync('src/languages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .toSorted(),
];
