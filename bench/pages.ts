/**
 * How Lighthouse judges the pages of the built site on its slow phone: `npm run bench:pages`, after `npm run build`.
 * Serves them as `npm start` does and ends with an error when a score is missed. Paths as arguments choose pages; with
 * `--once` each is measured once, and performance, which the machine's load changes, is printed but not judged.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunchOptions } from '../scripts/chromium';
import { delivered, startChildDesk } from '../server/testing/childDesk';
import { PAGES } from '../tests/addresses';

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const isOnce = process.argv.includes('--once');
const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const rounds = isOnce ? 1 : 5;

interface Measured {
  scores: Record<Category, number>;
  /** Milliseconds; the shift has no unit. */
  figures: Record<'FCP' | 'LCP' | 'TBT' | 'CLS', number>;
  /** Titles of the audits that cost a category its 100, performance aside. */
  faults: string[];
}

const { args = [], executablePath } = chromiumLaunchOptions();
const folder = mkdtempSync(join(tmpdir(), 'biosystem-'));
const desk = await startChildDesk({ DATA_DIR: folder }, delivered.desk);
const browser = await launch({
  ...(executablePath ? { chromePath: executablePath } : {}),
  chromeFlags: [...args, '--headless'],
});

/** What Lighthouse reports of a page. Now and then it cannot trace one: then it looks again, twice at most, and says so. */
async function judge(path: string, tries = 3): Promise<Result> {
  const judged = await lighthouse(desk.url + path, {
    port: browser.port,
    onlyCategories: categories,
    logLevel: 'error',
  });
  if (!judged) throw new Error(`Lighthouse says nothing of ${path}.`);
  const { runtimeError } = judged.lhr;
  if (!runtimeError) return judged.lhr;
  const said = `${path} could not be measured: ${runtimeError.code}`;
  if (tries === 1) throw new Error(said);
  console.log(said);
  return judge(path, tries - 1);
}

async function measure(path: string): Promise<Measured> {
  const { categories: judged, audits } = await judge(path);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]),
    ) as Measured['scores'],
    figures: {
      FCP: Math.round(figure('first-contentful-paint')),
      LCP: Math.round(figure('largest-contentful-paint')),
      TBT: Math.round(figure('total-blocking-time')),
      CLS: Number(figure('cumulative-layout-shift').toFixed(4)),
    },
    faults: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => judged[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

const missed: string[] = [];
try {
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    const runs: Measured[] = [];
    for (let round = 0; round < rounds; round++) runs.push(await measure(path));
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const median = runs[Math.floor(rounds / 2)] as Measured;
    const worst = runs.map(({ scores }) => scores.performance)[0];
    const show = (values: object) =>
      Object.entries(values)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
    console.log(`${path}: ${show(median.scores)} (worst ${worst}); ${show(median.figures)}`);
    for (const name of categories) {
      const scores =
        name === 'performance' ? [median.scores[name]] : runs.map(({ scores: all }) => all[name]);
      if (name === 'performance' && isOnce) continue;
      if (scores.some((score) => score < targets[name]))
        missed.push(`${path}: ${name} ${Math.min(...scores)}, expected ${targets[name]}`);
    }
    for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
  }
} finally {
  browser.kill();
  await desk.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
