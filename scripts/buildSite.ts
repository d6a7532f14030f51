import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { prerenderPage } from '../src/package/prerenderPage';
import { baseConfig } from './buildOutputs';
import { failOnWarning } from './failOnWarning';
import { headScript, withHeadScript } from './headScript';
import { nativeContactForm, withNativeForm } from './nativeForm';
import type { Prerenderer } from './prerenderer';
import { shareImage } from './shareImage';
import { readSiteBusiness } from './siteBusiness';
import { completePage, robots, sitemap } from './sitePage';

/** Every HTML file of `demo/` but its parts: each becomes a page at the same path of the site. */
const pages = () =>
  readdirSync('demo', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('parts'))
    .map((name) => join('demo', name));

/**
 * Moves a page's style sheet into the page: it has a few kB, and the first paint need not wait for another request. It
 * stands before the page's own script, which loads fonts that it names.
 */
const inlineStyles = (html: string, bundle: Rolldown.OutputBundle): string =>
  html.replace(
    /(<script>.*?)?<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/gs,
    (link, script = '', file: string) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>${script}` : link;
    },
  );

/** Builds the pages of `demo/`, with every widget prerendered. @param site the folder that they are written to. */
export async function buildSite(site: string, prerenderer: Prerenderer): Promise<void> {
  const nativeForm = await nativeContactForm(prerenderer);
  const script = await headScript();
  await build({
    ...baseConfig,
    root: 'demo',
    publicDir: 'public',
    plugins: [
      failOnWarning(),
      {
        name: 'complete-page',
        transformIndexHtml: {
          order: 'pre',
          handler: (html, { path }) => withHeadScript(completePage(html, path.slice(1)), script),
        },
      },
      {
        name: 'inline-styles',
        transformIndexHtml: {
          order: 'post',
          handler: (html, { bundle }) => inlineStyles(html, bundle ?? {}),
        },
      },
      {
        name: 'prerender',
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            prerenderPage(
              html.replace('<!-- native form -->', () => nativeForm),
              {
                render: (tag, input) => withNativeForm(tag, input, prerenderer.renderTag(tag, input)),
                readConfig: (url) => JSON.parse(readFileSync(join('demo/public', url), 'utf8')) as object,
              },
            ),
        },
      },
    ],
    build: { outDir: resolve(site), emptyOutDir: true, rolldownOptions: { input: pages() } },
  });
  const sources = pages().map((file) => ({
    path: relative('demo', file),
    source: readFileSync(file, 'utf8'),
  }));
  await writeFile(join(site, 'sitemap.xml'), sitemap(sources));
  await writeFile(join(site, 'robots.txt'), robots());
  await writeFile(join(site, 'share.jpg'), await shareImage(readSiteBusiness()));
}
