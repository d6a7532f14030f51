/**
 * How long an edit in the studio takes until the preview shows it: `npm run bench:studio`, after `npm run build`. A desk
 * serves the studio as `npm start` does. The exit code is 1 when a target is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/tools/chromium';
import { delivered, startChildDesk } from '../server/testing/childDesk';
import { largeConfig } from './largeConfig';
import { quantile } from './statistics';

/** How many letters are typed, one after the other. */
const LETTERS = 60;

interface Case {
  name: string;
  config: object;
  /** Milliseconds from the letter to the painted preview, for 95 of 100 letters. */
  target: number;
}

const cases: readonly Case[] = [
  { name: 'the built-in firm', config: { estimator: { items: [{ id: 'biorinse' }] } }, target: 50 },
  { name: 'a config of 100 items and 20 questions', config: largeConfig(), target: 100 },
];

const folder = mkdtempSync(join(tmpdir(), 'biosystem-'));
const desk = await startChildDesk({ DATA_DIR: folder }, delivered.desk);
const browser = await chromium.launch(chromiumLaunchOptions({ headlessShell: false }));
try {
  for (const { name, config, target } of cases) {
    const times = await measure(await browser.newPage(), config);
    const [median, slow] = [quantile(times, 0.5), quantile(times, 0.95)];
    const outcome = slow <= target ? 'met' : 'MISSED';
    console.log(
      `${name}: a letter is in the preview after ${median.toFixed(0)} ms (median), ${slow.toFixed(0)} ms (95 %), target ${target} ms: ${outcome}`,
    );
    if (slow > target) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await desk.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** @returns milliseconds from each letter to the frame that shows it. */
async function measure(page: Page, config: object): Promise<number[]> {
  await page.goto(`${desk.url}/studio/#editor/items`);
  await page.getByRole('button', { name: /^Drafts/ }).click();
  await page.getByRole('button', { name: 'New draft', exact: true }).click();
  await page.getByLabel('Begin with').selectOption('Pasted JSON');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('JSON', { exact: true }).fill(JSON.stringify(config));
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  const first = page.getByRole('list', { name: 'Items', exact: true }).locator('[aria-expanded]').first();
  await first.click();
  const name = page
    .getByRole('list', { name: 'Items', exact: true })
    .getByRole('textbox', { name: 'Name', exact: true })
    .first();
  await name.fill('Name ');
  await page.frameLocator('iframe').getByText('Name', { exact: true }).waitFor();
  await name.evaluate(recordLetters);
  for (let letter = 0; letter < LETTERS; letter++) {
    await name.press('x');
    // The page's policy forbids what `waitForFunction` does.
    while ((await recorded(page)).length <= letter);
  }
  return recorded(page);
}

function recorded(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Recorded).times);
}

interface Recorded {
  times: number[];
}

/** Runs in the page: measures from each letter in the field to the first frame in which the preview shows its text. */
function recordLetters(field: Element): void {
  const times: number[] = [];
  (window as unknown as Recorded).times = times;
  field.addEventListener(
    'input',
    // The function has no name: for named ones the compiler adds a helper that the page does not have.
    () =>
      void (async () => {
        const start = performance.now();
        const text = (field as HTMLInputElement).value;
        for (;;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const preview = document.querySelector('iframe')?.contentDocument?.body.firstElementChild;
          if (preview?.shadowRoot?.textContent?.includes(text)) break;
        }
        times.push(performance.now() - start);
      })(),
  );
}
