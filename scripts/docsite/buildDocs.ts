import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vitepress';
import { stagePages } from './stagePages';

/**
 * Builds the documentation site.
 * @param dist the folder of the build.
 */
export async function buildDocs(dist: string): Promise<void> {
  const pages = await mkdtemp(join(dist, 'docs-'));
  try {
    await stagePages(pages);
    process.env['DOCS_PAGES'] = resolve(pages);
    await build('docs', { outDir: resolve(dist, 'site/docs') });
  } finally {
    await rm(pages, { recursive: true, force: true });
  }
}
