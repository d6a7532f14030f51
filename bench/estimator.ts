/**
 * How fast the estimator answers on a slow phone: `npm run bench:estimator`, after `npm run build`.
 * It serves the built site, slows the processor 4 times, walks through visits and asks the browser's own Event Timing
 * how long each press took until the next paint. It ends with an error when a target is missed.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import sirv from 'sirv';
import { chromiumLaunchOptions } from '../scripts/chromium';

const rounds = 11;
const slowdown = 4;
const phone = { width: 390, height: 844 };
/** Milliseconds. */
const targets = { step: 100, open: 400 };

const serve = sirv('dist/site');
const server = createServer((request, response) => serve(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
const site = `http://localhost:${port}/`;
const browser = await chromium.launch(chromiumLaunchOptions());

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const latencies: number[] = [];
    Object.assign(window, { latencies });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.name === 'click') latencies.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(site);
  await page.waitForTimeout(1_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** As text, because what compiles this file would call helpers that the page does not have. */
const OPENED = `new Promise((resolve) => {
  let touched = 0;
  addEventListener('touchstart', () => (touched = performance.now()), { capture: true, once: true });
  const look = () => {
    const dialog = document.querySelector('bio-estimator').shadowRoot.querySelector('dialog');
    if (dialog?.open) requestAnimationFrame(() => resolve(performance.now() - touched));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** From the first touch of the floating button, with none of the widget's code loaded, until the panel is painted. */
async function timeOpening(page: Page): Promise<number> {
  const opened = page.evaluate<number>(OPENED);
  await page.getByRole('button', { name: 'Price in a minute' }).tap();
  return opened;
}

/** Every press of a visit up to the contact form, in milliseconds each. Presses below 16 ms are not told. */
async function timeSteps(page: Page): Promise<number[]> {
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: 'BioSeal' }).tap();
  for (const name of ['Next', 'Next', 'Next', 'See My Estimate', 'Book my free visit'])
    await panel.getByRole('button', { name }).tap();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { latencies: number[] }).latencies);
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const worst = (values: number[]): number => Math.max(...values);

const openings: number[] = [];
const steps: number[] = [];
for (let round = 0; round < rounds; round++) {
  const page = await openPage();
  openings.push(await timeOpening(page));
  await page.evaluate(() => (window as unknown as { latencies: number[] }).latencies.splice(0));
  steps.push(...(await timeSteps(page)));
  await page.context().close();
}
await browser.close();
server.close();

const line = (what: string, values: number[], target: number) =>
  `${what}: median ${Math.round(median(values))} ms, worst ${Math.round(worst(values))} ms (target ${target} ms, ${values.length} times)`;
console.log(`Processor slowed ${slowdown} times, ${rounds} visits on ${phone.width} x ${phone.height} px`);
console.log(line('opening the panel for the first time', openings, targets.open));
console.log(line('a press inside', steps, targets.step));
if (median(openings) > targets.open || median(steps) > targets.step) process.exitCode = 1;
