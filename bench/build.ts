/** Installs and builds what the widgets are compared with, each as its manual recommends, and the pages that embed it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../scripts/outputs/compress';
import { largeConfig } from './largeConfig';
import { BUILT, HOST, PEERS, PEERS_PATH } from './paths';
import { homeContent, offer } from './peers/content';
import { type Embedding, hostPage } from './peers/host/page';
import { COUNTS } from './scenarios/manyWidgets';

/** Installs the peers' packages, unless they are up to date. npm writes the hidden file when it has finished. */
function installPeers(): void {
  const installed = `${PEERS}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(`${PEERS}/package-lock.json`).mtimeMs)
    return;
  console.log(`Installing the peers into ${PEERS}/ …`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PEERS, stdio: 'inherit' });
}

/** Each wizard is one file: a page has only one of them, so nothing is shared. */
const buildWizard = (name: string, entry: string) =>
  build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
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

/** Astro has a Vite of its own, so it is run as its manual says. The page reads its content itself. */
function buildAstroPage(): void {
  execFileSync(`${PEERS}/node_modules/.bin/astro`, ['build', '--root', `${PEERS}/astro-page`, '--silent'], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** The same page without its islands: HTML and one inline style sheet. It is the lower limit for loading times. */
function buildStaticPage(): void {
  const html = readFileSync(`${BUILT}/astro-page/index.html`, 'utf8')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<\/?astro-island\b[^>]*>/g, '');
  mkdirSync(`${BUILT}/static`, { recursive: true });
  writeFileSync(`${BUILT}/static/index.html`, html);
}

/** Builds everything that the widgets are compared with. */
export async function buildPeers(): Promise<void> {
  installPeers();
  rmSync(BUILT, { recursive: true, force: true });
  buildAstroPage();
  buildStaticPage();
  await buildWizard('element', 'main.ts');
  await buildWizard('react-form', 'main.tsx');
  await buildWizard('surveyjs', 'main.ts');
  cpSync(`${PEERS}/node_modules/survey-core/survey-core.fontless.min.css`, `${BUILT}/surveyjs/style.css`);
  await compressFolder(BUILT);
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
    ours: { head: module(`${server}/estimator.js`), body: estimator },
    'ours-for-all': { head: ours, body: estimator },
    'ours-as-markup': { head: ours, body: estimator },
    'large-config': { head: ours, body: '<bio-estimator config="/large.json"></bio-estimator>' },
    element: {
      head: module(peer('element/main.js')),
      body: '<hand-written-estimator></hand-written-estimator>',
    },
    'react-form': { head: module(peer('react-form/main.js')), body: place },
    surveyjs: {
      head: `<link rel="stylesheet" href="${peer('surveyjs/style.css')}">${module(peer('surveyjs/main.js'))}`,
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
  const markup = `${HOST}/ours-as-markup.html`;
  execFileSync('node', ['dist/package/cli.js', 'render', markup, '-o', markup], { stdio: 'inherit' });
  writeFileSync(`${HOST}/large.json`, JSON.stringify(largeConfig()));
  cpSync('dist/site/pictures', `${HOST}/pictures`, { recursive: true });
  await compressFolder(HOST);
}
