/**
 * Which files a visitor downloads for a whole walk through an estimator in a foreign page, from loading to the confirmation, and
 * what is in them: `npm run bench:walk`, after `npm run build`. It writes `bench/walk.json`, from which `npm run docs` makes tables.
 */
import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { chromium, type Page } from 'playwright';
import { RELEASE_FOLDER } from '../scripts/outputs/widgetFiles';
import { releaseName } from '../scripts/releases/version';
import { chromiumLaunchOptions } from '../scripts/tools/chromium';
import { WALK, type Walk, type WalkFile, type WalkPhase } from '../scripts/walkTable';
import { createSite } from '../server/http/site';
import { watchSiteFiles } from '../server/http/siteFiles';
import { moduleSizes } from './moduleSizes';
import { listen, type Served } from './serve';

const HOST_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/biosystem.js"></script><bio-estimator endpoint="/api/requests"></bio-estimator>`;

/** Milliseconds without a new request after which nothing more is fetched ahead. */
const IDLE = 1_500;

function sendJson(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
}

/** Serves the built site as a lead desk does, a page of another firm, and takes every lead. */
function serve(): Promise<Served> {
  const site = createSite(watchSiteFiles('dist/site'));
  return listen((request, response) => {
    if (request.url === '/host.html')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(HOST_PAGE);
    if (request.url === '/api/check') return sendJson(response, 200, { version: '', originAllowed: true });
    if (request.method !== 'POST') return site(request, response);
    return void text(request).then((body) =>
      sendJson(response, 201, { id: (JSON.parse(body) as { id: string }).id }),
    );
  });
}

type Downloaded = Omit<WalkFile, 'modules'>;

/** Goes through all steps, as somebody does who reads before pressing. */
async function walk(page: Page, origin: string): Promise<Downloaded[]> {
  let phase: WalkPhase = 'load';
  let lastRequest = performance.now();
  const requested = new Map<string, Downloaded>();
  const downloaded: Downloaded[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastRequest = performance.now();
    const { pathname } = new URL(request.url);
    if (type === 'Script' || pathname.endsWith('.js'))
      requested.set(requestId, {
        name: shortName(pathname),
        bytes: 0,
        // The loader requests it as soon as it runs, which may be before or after the page counts as loaded.
        phase: pathname.includes('/snapshots/') ? 'load' : phase,
      });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = requested.get(requestId);
    if (file) downloaded.push({ ...file, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  /** Somebody reads the step meanwhile: a press right after another is taken for the second of two. */
  const enter = async (next: WalkPhase) => {
    lastRequest = performance.now();
    while (performance.now() - lastRequest < IDLE) await page.waitForTimeout(100);
    phase = next;
  };

  const estimator = page.locator('bio-estimator');
  const tick = (label: string) => estimator.locator('label:visible', { hasText: label }).first().tap();
  const press = (name: string) => estimator.getByRole('button', { name, exact: true }).tap();
  const type = (name: RegExp, value: string) => estimator.getByLabel(name).fill(value);
  await page.goto(`${origin}/host.html`);
  phase = 'idle';
  await enter('first tick');
  await tick('BioSeal');
  await enter('steps');
  await press('Next');
  await tick('Lighting');
  await press('Next');
  for (const answer of ['3+', 'Heavy', 'Wood']) await tick(answer);
  await press('Next');
  await tick('Limited');
  await enter('result');
  await press('See My Estimate');
  await enter('contact');
  await press('Book my free visit');
  await type(/^First Name/, 'Ann');
  await type(/^Phone/, '770 555 0100');
  await type(/^Email/, 'ann@example.com');
  await enter('send');
  await press('Confirm');
  await estimator.getByRole('heading', { name: 'Thanks for reaching out!' }).waitFor();
  await enter('send');
  return downloaded;
}

const shortName = (pathname: string): string =>
  pathname.slice(1).replace(`${RELEASE_FOLDER}/`, '').replace(/^v\//, '');

const { url, close } = await serve();
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const files = await walk(page, url);
  const sizes = Object.entries(await moduleSizes());
  const modulesOf = (name: string) =>
    sizes.find(([path]) => shortName(`/${path}`) === name)?.[1].filter(({ bytes }) => bytes > 0) ?? [];
  const result: Walk = {
    date: new Date().toISOString().slice(0, 10),
    release: releaseName(),
    files: files.map((file) => ({ ...file, modules: modulesOf(file.name) })),
  };
  writeFileSync(WALK, `${JSON.stringify(result, null, 2)}\n`);
  console.table(files);
  console.log(`${files.length} files, ${files.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`);
} finally {
  await browser.close();
  close();
}
process.exit(0); // what watches the site's files would go on
