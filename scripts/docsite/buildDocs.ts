import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { build } from 'vitepress';
import type { Prerenderer } from '../outputs/prerenderer';
import { RELEASE_FOLDER } from '../outputs/widgetFiles';
import { languages, type Shown } from './liveWidgets';
import { llmsTexts } from './llms';
import { serverHtml } from './serverHtml';
import { type StagedPage, stagePages } from './stagePages';

/**
 * Builds the documentation site, and puts the documents as Markdown beside the scripts of the release: they stay as long as it does.
 * @param dist the folder of the build.
 */
export async function buildDocs(dist: string, prerenderer: Prerenderer): Promise<void> {
  const folder = await mkdtemp(join(dist, 'docs-'));
  try {
    const pages = await stagePages(folder);
    for (const [name, text] of Object.entries(llmsTexts(pages)))
      await writeFile(join(folder, 'public', name), text);
    await cp(join(folder, 'public'), join(dist, RELEASE_FOLDER, 'docs'), {
      recursive: true,
      filter: (path) => ['', '.md', '.txt'].includes(extname(path)), // nothing shows pictures there
    });
    await cp(join(dist, 'site/icon.svg'), join(folder, 'public/icon.svg'));
    await writeServerHtml(join(folder, 'public/server-html'), pages, prerenderer);
    process.env['DOCS_PAGES'] = resolve(folder);
    await build('docs', { outDir: resolve(dist, 'docs') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeServerHtml(
  folder: string,
  pages: readonly StagedPage[],
  prerenderer: Prerenderer,
): Promise<void> {
  await mkdir(folder);
  const widgets = new Map<string, Shown>();
  for (const shown of pages.flatMap((page) => Object.values(page.widgets)))
    widgets.set(shown.serverHtml, shown);
  for (const [name, shown] of widgets)
    for (const lang of languages)
      await writeFile(join(folder, `${name}.${lang}.html`), await serverHtml(shown, lang, prerenderer));
}
