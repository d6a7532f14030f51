import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Business } from '../../src/content/business';
import { completeSite } from '../../src/content/completeSite';
import { readConfigFile } from '../../src/package/node/configFile';
import { headScripts } from '../headScript';
import { baseConfig } from '../outputs/buildOutputs';
import { build } from '../outputs/notices';
import type { Prerenderer } from '../outputs/prerenderer';
import { shortHash } from '../outputs/shortHash';
import { failOnWarning } from '../plugins/browserPlugins';
import { tokenDefaultsInPages } from '../plugins/tokenDefaults';
import { writeIcons } from './icons';
import { manifest } from './manifest';
import { nativeContactForm } from './nativeForm';
import { renderPage, renderWidgets, type SiteInputs } from './renderPage';
import { SHEET_URL, sectionSheet } from './sectionSheet';
import { shareImage } from './shareImage';
import { joinLanguages, readSiteBusinessIn } from './siteBusiness';
import { readSiteConfig } from './siteFile';
import { isComplete, languageOf, pagePaths, readPage, siteLanguages } from './siteLanguages';
import { completePage, robots, shellOf, sitemap } from './sitePage';
import { type HeadScripts, withHeadScript } from './withHeadScript';

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
    /((?:<script>|<!-- head script -->).*?)?<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/gs,
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

/** What the lead desk makes the pages of again, with the folder of their sources beside it: `sources/site.json`. */
export interface SiteSources {
  /** What `SITE_ADDRESS` and `SITE_EXAMPLES` were. */
  env: Readonly<Record<string, string | undefined>>;
  script: HeadScripts;
  /** By the page's path. */
  shells: Readonly<Record<string, string>>;
}

/**
 * Builds the pages of `demo/`, with every widget prerendered.
 * @param site the folder that they are written to.
 * @returns what they can be made of again, with other facts.
 */
export async function buildSite(site: string, prerenderer: Prerenderer): Promise<SiteSources> {
  const sites = new Map<string, Business>();
  const nativeForms = new Map<string, string>();
  for (const { tag } of siteLanguages) {
    sites.set(tag, await readSiteBusinessIn(tag));
    nativeForms.set(tag, await nativeContactForm(prerenderer, tag));
  }
  const siteOf = (path: string) => sites.get(languageOf(path).tag) as Business;
  const script = await headScripts();
  const sheet = sectionSheet(prerenderer);
  const paths = pagePaths();
  const shells: Record<string, string> = {};
  const readConfig = (url: string) => readConfigFile(join('demo/public', url)) as object;
  const inputs: SiteInputs = { prerenderer, sheet, script, businesses: sites, nativeForms, readConfig };
  await build({
    ...baseConfig,
    root: 'demo',
    publicDir: 'public',
    plugins: [
      failOnWarning(),
      madePages(),
      tokenDefaultsInPages(),
      {
        name: 'page-shell',
        transformIndexHtml: {
          order: 'pre',
          // What the facts make of a page comes last: the lead desk makes it again when they change, without this build.
          handler: (html, { path }) =>
            isComplete(html)
              ? withHeadScript(completePage(html, path.slice(1), siteOf(path.slice(1))), script)
              : shellOf(html, path.slice(1)),
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
            const page = path.slice(1);
            if (isComplete(readPage(page))) return renderWidgets(html, page, inputs);
            shells[page] = html;
            return renderPage(page, html, inputs);
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
  await writeFile(
    join(site, 'business.json'),
    `${JSON.stringify(completeSite(readSiteConfig()), null, 2)}\n`,
  );
  const url = await writeSheet(site, sheet.css());
  for (const { base } of siteLanguages) {
    const home = join(site, base, 'index.html');
    await writeFile(home, (await readFile(home, 'utf8')).replaceAll(SHEET_URL, url));
  }
  await writeFile(join(site, 'sitemap.xml'), sitemap(paths));
  await writeFile(join(site, 'robots.txt'), robots());
  const main = sites.get(languageOf('').tag) as Business;
  await writeIcons(site, main);
  for (const language of siteLanguages) {
    const facts = sites.get(language.tag) as Business;
    const folder = join(site, language.base);
    await writeFile(join(folder, 'share.jpg'), await shareImage(facts));
    await writeFile(join(folder, 'site.webmanifest'), manifest(facts, language));
  }
  const { SITE_ADDRESS, SITE_EXAMPLES } = process.env;
  return { env: { SITE_ADDRESS, SITE_EXAMPLES }, script, shells };
}
