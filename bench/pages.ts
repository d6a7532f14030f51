/**
 * Lighthouse scores of the built site's pages, with Lighthouse's mobile throttling: `npm run bench:pages`, after `npm run build`.
 * A desk serves them as `npm start` does. The exit code is 1 when a score is below its target. Paths as arguments choose
 * pages; with `--once` each page is measured once, and performance, which depends on the machine's load, has no target.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf, pagePaths } from '../scripts/site/siteLanguages';
import { failedAudits, scoreOf, startLighthouse } from '../scripts/tools/lighthouse';
import { delivered, startChildDesk } from '../server/testing/childDesk';

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

/** Paths of the site's pages in its main language: `/`, `/biocare`, `/services/biorinse` … */
const sitePages = pagePaths()
  .filter((path) => languageOf(path).base === '' && path !== '404.html' && !path.startsWith('examples/'))
  .map((path) => `/${path.replace(/(?:index)?\.html$/, '')}`)
  .toSorted();

const isOnce = process.argv.includes('--once');
const chosen = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const rounds = isOnce ? 1 : 5;

interface Measured {
  scores: Record<Category, number>;
  /** Milliseconds; CLS has no unit. */
  figures: Record<'FCP' | 'LCP' | 'TBT' | 'CLS', number>;
  /** Failed audits of all categories but performance. */
  failedAudits: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'biosystem-'));
const desk = await startChildDesk({ DATA_DIR: folder }, delivered.desk);
const { report, end } = await startLighthouse(categories);

async function measure(path: string): Promise<Measured> {
  const found = await report(desk.url + path);
  const figure = (audit: string) => found.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(found, name)])) as Measured['scores'],
    figures: {
      FCP: Math.round(figure('first-contentful-paint')),
      LCP: Math.round(figure('largest-contentful-paint')),
      TBT: Math.round(figure('total-blocking-time')),
      CLS: Number(figure('cumulative-layout-shift').toFixed(4)),
    },
    failedAudits: failedAudits(found),
  };
}

const missed: string[] = [];
try {
  for (const path of chosen.length > 0 ? chosen : sitePages) {
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
    for (const audit of new Set(runs.flatMap((run) => run.failedAudits))) console.log(`  ${audit}`);
  }
} finally {
  end();
  await desk.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
