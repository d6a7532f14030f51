/** Builds the peers into `bench/peers/built/`, each as its manual recommends. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { compressFolder } from '../scripts/outputs/compress';
import { fontFaceRules } from './fonts';
import { largeConfig } from './largeConfig';
import { BUILT, HOST, PEERS, PEERS_PATH } from './paths';
import { homeContent, offer } from './peers/content';
import { type Embedding, hostPage } from './peers/host/page';
import { staticPage } from './peers/static/page';
import { COUNTS } from './scenarios/manyWidgets';

const common = { logLevel: 'warn', configFile: false, publicDir: false } satisfies InlineConfig;

async function buildReactPage(): Promise<void> {
  await build({
    ...common,
    root: `${PEERS}/react-page`,
    base: `${PEERS_PATH}/react-page/`,
    define: { CONTENT: JSON.stringify(homeContent) },
    plugins: [
      react(),
      {
        name: 'fonts',
        transformIndexHtml: (html) => html.replace('<!-- fonts -->', `<style>${fontFaceRules()}</style>`),
      },
    ],
    build: { outDir: '../built/react-page', emptyOutDir: true },
  });
}

/** Each wizard is one file: a page has only one of them, so nothing is shared. */
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

/** Uses the React page's style sheet, which the build has minified. */
function buildStaticPage(): void {
  const assets = `${BUILT}/react-page/assets`;
  const sheet = readdirSync(assets).find((name) => name.endsWith('.css'));
  const css = fontFaceRules() + readFileSync(`${assets}/${sheet}`, 'utf8').trim();
  mkdirSync(`${BUILT}/static`, { recursive: true });
  writeFileSync(`${BUILT}/static/index.html`, staticPage(homeContent, css));
}

/** Astro has a Vite of its own, so it is run as its manual says. The page reads its content itself. */
function buildAstroPage(): void {
  execFileSync(`${PEERS}/node_modules/.bin/astro`, ['build', '--root', `${PEERS}/astro-page`, '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** Builds everything that the widgets are compared with. */
export async function buildPeers(): Promise<void> {
  rmSync(BUILT, { recursive: true, force: true });
  await buildReactPage();
  buildStaticPage();
  buildAstroPage();
  await buildWizard('element', 'main.ts');
  await buildWizard('lit', 'main.ts');
  await buildWizard('react-form', 'main.tsx');
  await buildWizard('surveyjs', 'main.ts');
  await buildWizard('formio', 'main.js');
  cpSync(`${PEERS}/node_modules/survey-core/survey-core.fontless.min.css`, `${BUILT}/surveyjs/style.css`);
  for (const file of ['formio.form.min.js', 'formio.form.min.css'])
    cpSync(`${PEERS}/node_modules/@formio/js/dist/${file}`, `${BUILT}/formio/${file}`);
  await compressFolder(BUILT);
}

/** The snippet for an estimator that the documents give to site builders. */
function snippet(server: string): string {
  const [, found] =
    /```html\n(<link[^`]*?<bio-estimator[^`]*)```/.exec(readFileSync('docs/site-builder.md', 'utf8')) ?? [];
  if (!found) throw new Error('docs/site-builder.md has no snippet for a bio-estimator.');
  return found.replaceAll('https://your-desk.example', server);
}

/**
 * Builds the pages of another firm's site.
 * @param server origin of the widgets and the peers' scripts.
 */
export async function buildHostPages(server: string): Promise<void> {
  const peer = (path: string) => `${server}${PEERS_PATH}/${path}`;
  const module = (url: string) => `<script type="module" src="${url}"></script>`;
  const place = '<div id="estimator"></div>';
  const ours = module(`${server}/biosystem.js`);
  const estimator = `<bio-estimator endpoint="${server}/api/requests"></bio-estimator>`;
  const form = `<bio-contact-form endpoint="${server}/api/requests"></bio-contact-form>`;
  const embeddings: Record<string, Embedding> = {
    alone: { body: '' },
    ours: { body: snippet(server) },
    'ours-without-snippet': { head: ours, body: estimator },
    'large-config': {
      head: ours,
      body: '<bio-estimator config="/large.json"></bio-estimator>',
    },
    element: {
      head: module(peer('element/main.js')),
      body: '<hand-written-estimator></hand-written-estimator>',
    },
    lit: { head: module(peer('lit/main.js')), body: '<lit-estimator></lit-estimator>' },
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
  writeFileSync(`${HOST}/large.json`, JSON.stringify(largeConfig()));
  cpSync('dist/site/pictures', `${HOST}/pictures`, { recursive: true });
  await compressFolder(HOST);
}

/** @throws where the site is not built. */
export function checkBuilt(): void {
  if (!existsSync('dist/site/index.html'))
    throw new Error('dist/ holds no built site: run "npm run build" first.');
}
