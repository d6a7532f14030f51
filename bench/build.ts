/** Builds the peers into `bench/peers/built/`, each as its manual would have it. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { compressFolder } from '../scripts/compress';
import { homeContent, offer } from './peers/content';
import { type Embedding, hostPage } from './peers/host/page';
import { staticPage } from './peers/static/page';

const PEERS = 'bench/peers';
export const BUILT = `${PEERS}/built`;
/** Pages of somebody else's site, which it serves itself. */
export const HOST = `${PEERS}/built-host`;
/** Where the widgets' server has what is built here. */
export const PEERS_PATH = '/peers';

const common = { logLevel: 'warn', configFile: false, publicDir: false } satisfies InlineConfig;

/** The two faces of the built home page: the peers have the same files. */
function faces(): string[] {
  const names = readdirSync('dist/site/assets').filter((name) => name.endsWith('.woff2'));
  return ['bricolage', 'instrument'].map((start) => {
    const name = names.find((candidate) => candidate.startsWith(start));
    if (!name) throw new Error(`dist/site/assets holds no face ${start}.`);
    return `/assets/${name}`;
  });
}

/** Only rules, since what they need stands in the built page's own sheet too. */
const faceRules = ([heading, text]: readonly string[]): string =>
  `@font-face{font-family:"Bricolage Grotesque";src:url(${heading})format("woff2");font-weight:200 800;font-display:optional}` +
  `@font-face{font-family:"Instrument Sans";src:url(${text})format("woff2");font-weight:400 700;font-display:optional}`;

async function buildReactPage(): Promise<void> {
  const preloads = faces().map(
    (face) => `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
  );
  await build({
    ...common,
    root: `${PEERS}/react-page`,
    base: `${PEERS_PATH}/react-page/`,
    define: { CONTENT: JSON.stringify(homeContent) },
    plugins: [
      react(),
      {
        name: 'faces',
        transformIndexHtml: (html) =>
          html.replace('<!-- faces -->', `${preloads.join('')}<style>${faceRules(faces())}</style>`),
      },
    ],
    build: { outDir: '../built/react-page', emptyOutDir: true },
  });
}

/** One file, without what is shared with another peer: a page has only one of them. */
const buildWizard = (name: string, entry: string) =>
  build({
    ...common,
    root: PEERS,
    define: { OFFER: JSON.stringify(offer) },
    plugins: [react()],
    build: {
      outDir: `built/${name}`,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000, // kB: a peer is as large as it is
      rolldownOptions: { input: `${PEERS}/${name}/${entry}`, output: { entryFileNames: 'main.js' } },
    },
  });

/** With the sheet of the React page, which the build has made small. */
function buildStaticPage(): void {
  const assets = `${BUILT}/react-page/assets`;
  const sheet = readdirSync(assets).find((name) => name.endsWith('.css'));
  const css = faceRules(faces()) + readFileSync(`${assets}/${sheet}`, 'utf8').trim();
  mkdirSync(`${BUILT}/static`, { recursive: true });
  writeFileSync(`${BUILT}/static/index.html`, staticPage(homeContent, faces(), css));
}

/** All that is compared with the widgets. */
export async function buildPeers(): Promise<void> {
  rmSync(BUILT, { recursive: true, force: true });
  await buildReactPage();
  buildStaticPage();
  await buildWizard('element', 'main.ts');
  await buildWizard('react-form', 'main.tsx');
  await buildWizard('surveyjs', 'main.ts');
  await buildWizard('formio', 'main.js');
  cpSync(`${PEERS}/node_modules/survey-core/survey-core.fontless.min.css`, `${BUILT}/surveyjs/style.css`);
  for (const file of ['formio.form.min.js', 'formio.form.min.css'])
    cpSync(`${PEERS}/node_modules/@formio/js/dist/${file}`, `${BUILT}/formio/${file}`);
  await compressFolder(BUILT);
}

/** What the README tells site builders to paste for an estimator. */
function snippet(server: string): string {
  const [, found] =
    /```html\n(<link[^`]*?<bio-estimator[^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  if (!found) throw new Error('The README has no snippet for a bio-estimator.');
  return found.replaceAll('https://your-desk.example', server);
}

/** How many widgets stand on one page, for what one costs. */
export const COUNTS = [1, 10, 100] as const;

/**
 * Builds the pages of somebody else's site, by name.
 * @param server where the widgets and the peers' scripts come from.
 */
export async function buildHostPages(server: string): Promise<void> {
  const peer = (path: string) => `${server}${PEERS_PATH}/${path}`;
  const module = (address: string) => `<script type="module" src="${address}"></script>`;
  const place = '<div id="estimator"></div>';
  const ours = module(`${server}/biosystem.js`);
  const estimator = `<bio-estimator endpoint="${server}/api/requests"></bio-estimator>`;
  const form = `<bio-contact-form endpoint="${server}/api/requests"></bio-contact-form>`;
  const embeddings: Record<string, Embedding> = {
    alone: { body: '' },
    ours: { body: snippet(server) },
    'ours-without-snippet': { head: ours, body: estimator },
    element: {
      head: module(peer('element/main.js')),
      body: '<hand-written-estimator></hand-written-estimator>',
    },
    'react-form': { head: module(peer('react-form/main.js')), body: place },
    surveyjs: {
      head: `<link rel="stylesheet" href="${peer('surveyjs/style.css')}">${module(peer('surveyjs/main.js'))}`,
      body: place,
    },
    formio: {
      head: `<link rel="stylesheet" href="${peer('formio/formio.form.min.css')}"><script defer src="${peer('formio/formio.form.min.js')}"></script>${module(peer('formio/main.js'))}`,
      body: place,
    },
    ...Object.fromEntries(
      COUNTS.flatMap((count) => [
        [`estimators-${count}`, { head: ours, body: estimator.repeat(count) }],
        [`contact-forms-${count}`, { head: ours, body: form.repeat(count) }],
      ]),
    ),
  };
  rmSync(HOST, { recursive: true, force: true });
  mkdirSync(HOST, { recursive: true });
  for (const [name, embedding] of Object.entries(embeddings))
    writeFileSync(`${HOST}/${name}.html`, hostPage(embedding, homeContent.hero.picture));
  cpSync('dist/site/pictures', `${HOST}/pictures`, { recursive: true });
  await compressFolder(HOST);
}

/** @throws where there is nothing of ours to measure. */
export function checkBuilt(): void {
  if (!existsSync('dist/site/index.html'))
    throw new Error('dist/ holds no built site: run "npm run build" first.');
}
