/**
 * The lead desk's thread that makes the pages of its site again, with the facts that their owner has published. It is started
 * anew for each time: the sources are read from the folder `SITE_SOURCES`, which has these facts as its `business.json`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { type Business, defaultsIn } from '../../src/content/business';
import { completeSite } from '../../src/content/completeSite';
import { resolveConfig } from '../../src/content/config';
import * as prerenderer from '../../src/prerender/widgets';
import { shortHash } from '../outputs/shortHash';
import type { SiteSources } from './buildSite';
import { manifest } from './manifest';
import { nativeContactForm } from './nativeForm';
import { renderPage, type SiteInputs } from './renderPage';
import { SHEET_URL, sectionSheet } from './sectionSheet';
import { DEMO, readSiteConfig } from './siteFile';
import { isComplete, languageOf, pagePaths, readPage, siteLanguages } from './siteLanguages';
import { sitemap } from './sitePage';

if (isMainThread) throw new Error('This program is a thread of the desk.');
// Requests go first, also with one processor. Elsewhere than on Linux it would count for the whole desk.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { out, counts } = workerData as { out: string; counts: boolean };
const config = completeSite(readSiteConfig());
const { shells, script } = JSON.parse(await readFile(join(DEMO, 'site.json'), 'utf8')) as SiteSources;

/** What the desk is not to serve of the build. */
const GONE = '.gone';

/** Where pages find the facts with which they were made. */
const FACTS = 'business.json';

const businesses = new Map<string, Business>();
const nativeForms = new Map<string, string>();
for (const { tag } of siteLanguages) {
  const { business } = resolveConfig<Business>(config, await defaultsIn(tag), tag);
  businesses.set(tag, business);
  nativeForms.set(tag, await nativeContactForm(prerenderer, tag, config));
}
const sheet = sectionSheet(prerenderer);
const inputs: SiteInputs = {
  prerenderer,
  sheet,
  script,
  businesses,
  nativeForms,
  readConfig: () => config,
  isOwnConfig: true,
};

/** The shell of a page; of one that there was not when the site was built, that of another with the same way to the root. */
function shellFor(path: string): string {
  const depth = path.split('/').length;
  const isLike = (other: string) =>
    other.split('/').length === depth && languageOf(other).tag === languageOf(path).tag;
  const shell = shells[path] ?? Object.entries(shells).find(([other]) => isLike(other))?.[1];
  if (shell === undefined) throw new Error(`The site was built without a page such as ${path}.`);
  return shell;
}

const named = `<bio-site config="/${FACTS}"${counts ? ' counts' : ''}`;
const pages = new Map<string, string>();
for (const path of pagePaths()) {
  if (isComplete(readPage(path))) continue; // it has the facts of others
  const change = (html: string) => html.replace('<bio-site', named);
  pages.set(path, await renderPage(path, shellFor(path), inputs, change));
}

const sheetFile = `assets/sections-${shortHash(sheet.css())}.css`;
await write(sheetFile, sheet.css());
for (const [path, html] of pages) await write(path, html.replaceAll(SHEET_URL, `/${sheetFile}`));
await write('sitemap.xml', sitemap(pagePaths()));
for (const language of siteLanguages) {
  const path = `${language.base.slice(1)}/site.webmanifest`.replace(/^\//, '');
  await write(path, manifest(businesses.get(language.tag) as Business, language));
}
await write(FACTS, JSON.stringify(config));
// Pages of the build whose facts are no more, such as that of a service that is not offered any longer.
await writeFile(join(out, GONE), JSON.stringify(Object.keys(shells).filter((path) => !pages.has(path))));

/** With compressed copies, at a level that takes a moment only. */
async function write(file: string, text: string): Promise<void> {
  const path = join(out, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 6 };
  await writeFile(`${path}.br`, brotliCompressSync(text, { params }));
  await writeFile(`${path}.gz`, gzipSync(text));
}
