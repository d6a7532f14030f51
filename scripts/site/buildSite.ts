import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Business } from '../../src/content/business';
import { readConfigFile } from '../../src/package/node/configFile';
import { prerenderPage } from '../../src/package/prerenderPage';
import { headScript, withHeadScript } from '../headScript';
import { baseConfig } from '../outputs/buildOutputs';
import type { Prerenderer } from '../outputs/prerenderer';
import { shortHash } from '../outputs/shortHash';
import { failOnWarning } from '../plugins/browserPlugins';
import { tokenDefaultsInPages } from '../plugins/tokenDefaults';
import { nativeContactForm, withNativeForm } from './nativeForm';
import { SHEET_URL, sectionSheet } from './sectionSheet';
import { shareImage } from './shareImage';
import { checkSiteConfig, joinLanguages, readSiteBusinessIn } from './siteBusiness';
import { englishPath, languageOf, pagePaths, readPage, siteLanguages } from './siteLanguages';
import { completePage, robots, sitemap } from './sitePage';

/** Most pages in other languages, and of services, are no files. */
const madePages = (): Plugin => ({
  name: 'made-pages',
  enforce: 'pre',
  resolveId: (id) => (isPage(id) ? id : undefined),
  load: (id) => (isPage(id) ? readPage(relative(DEMO, id)) : undefined),
});

const DEMO = resolve('demo');
const isPage = (id: string) => id.startsWith(`${DEMO}/`) && id.endsWith('.html');

/**
 * Lightning CSS' number of `light-dark()`, which it would rewrite for old browsers in a way that needs the page's `color-scheme` as a plain
 * value. `paletteCss` has a rule for those browsers.
 */
const LIGHT_DARK = 1 << 20;

/**
 * Moves a page's style sheet into the page: it has a few kB, and the first paint need not wait for another request. It
 * comes before the page's own script, which loads fonts that it names.
 * @throws where a link to a sheet is left: a new version of Vite may write it in another way.
 */
export function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const inlined = html.replace(
    /(<script>.*?)?<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/gs,
    (link, script = '', file: string) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>${script}` : link;
    },
  );
  const [left] = /<link\b[^>]*\bstylesheet\b[^>]*>/i.exec(inlined) ?? [];
  if (left) throw new Error(`scripts/buildSite.ts does not know how to move ${left} into the page.`);
  return inlined;
}

/** Writes the sheet of the sections. @returns its URL on the site, with a hash of its content. */
async function writeSheet(site: string, css: string): Promise<string> {
  const file = `assets/sections-${shortHash(css)}.css`;
  await writeFile(join(site, file), css);
  return `/${file}`;
}

/** Builds the pages of `demo/`, with every widget prerendered. @param site the folder that they are written to. */
export async function buildSite(site: string, prerenderer: Prerenderer): Promise<void> {
  const untranslated = checkSiteConfig(siteLanguages.flatMap(({ tag, base }) => (base ? tag : [])));
  if (untranslated.length > 0)
    console.warn(
      `Not translated, and shown in English:\n${untranslated.map((line) => `  ${line}`).join('\n')}`,
    );
  const sites = new Map<string, Business>();
  const nativeForms = new Map<string, string>();
  for (const { tag } of siteLanguages) {
    sites.set(tag, await readSiteBusinessIn(tag));
    nativeForms.set(tag, await nativeContactForm(prerenderer, tag));
  }
  const siteOf = (path: string) => sites.get(languageOf(path).tag) as Business;
  const script = await headScript();
  const sheet = sectionSheet(prerenderer);
  const paths = pagePaths();
  await build({
    ...baseConfig,
    root: 'demo',
    publicDir: 'public',
    plugins: [
      failOnWarning(),
      madePages(),
      tokenDefaultsInPages(),
      {
        name: 'complete-page',
        transformIndexHtml: {
          order: 'pre',
          handler: (html, { path }) =>
            withHeadScript(completePage(html, path.slice(1), siteOf(path.slice(1))), script),
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
          handler: (html, { path }) => {
            // Home has 13 such sections, other pages have four at most: those pay less for their styles than for a sheet.
            const share = englishPath(path.slice(1)) === 'index.html' ? sheet.forPage() : undefined;
            return prerenderPage(
              html.replace(
                '<!-- native form -->',
                () => nativeForms.get(languageOf(path.slice(1)).tag) ?? '',
              ),
              {
                render: async (tag, input) => {
                  const content = await withNativeForm(tag, input, prerenderer.renderTag(tag, input));
                  return content && share ? share(tag, content) : content;
                },
                readConfig: (url) => readConfigFile(join('demo/public', url)) as object,
              },
            );
          },
        },
      },
    ],
    css: { lightningcss: { exclude: LIGHT_DARK } },
    build: {
      outDir: resolve(site),
      emptyOutDir: true,
      rolldownOptions: { input: paths.map((path) => join(DEMO, path)) },
    },
  });
  await joinLanguages(site);
  const url = await writeSheet(site, sheet.css());
  for (const { base } of siteLanguages) {
    const home = join(site, base, 'index.html');
    await writeFile(home, (await readFile(home, 'utf8')).replaceAll(SHEET_URL, url));
  }
  await writeFile(join(site, 'sitemap.xml'), sitemap(paths));
  await writeFile(join(site, 'robots.txt'), robots());
  for (const { tag, base } of siteLanguages)
    await writeFile(join(site, base, 'share.jpg'), await shareImage(sites.get(tag) as Business));
}
