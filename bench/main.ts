/**
 * How fast the built product is beside its peers: `npm run bench`, after `npm run build`. It measures for ten minutes,
 * `-- --minutes 60` for longer. Names of scenarios as arguments choose some of them; `--list` prints the names.
 *
 * Each round measures every scenario once, so that a busy machine slows all of them alike, and every other round in reverse,
 * so that none profits from its place. After three rounds, for which a busy machine may lack the time, only the scenarios go on
 * whose ratios are uncertain, until none is or the time is up. Missed targets are reported, and are no failure: what counts are ratios within one run. A full run writes
 * `bench/results.json` and a line of `bench/history.json`, from which `npm run docs` makes tables and a chart.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { releaseName } from '../scripts/releases/version';
import { HISTORY, type HistoryEntry, RESULTS } from '../scripts/speedTable';
import { chromiumLaunchOptions } from '../scripts/tools/chromium';
import { buildHostPages, buildPeers } from './build';
import { historyEntry } from './history';
import { figuresOf, type Metric, metrics, type Rounds, type Sample } from './metrics';
import { formatReport, type Results, type Summaries } from './report';
import { scenarios } from './scenarios';
import type { Origins, Scenario } from './scenarios/scenario';
import { serveHost, serveSite } from './serve';
import { summarize } from './statistics';
import { evaluateTargets, uncertainFigures } from './targets';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    list: { type: 'boolean', default: false },
  },
});

/** How many rounds every scenario takes part in, where there is the time. */
const COMMON_ROUNDS = 2;

type Collected = Record<string, (Sample | undefined)[]>;

/** @param until when another round must have ended, by the clock of `performance.now()`. */
async function measure(browser: Browser, origins: Origins, all: readonly Scenario[], until: number) {
  const collected: Collected = {};
  /** What each scenario measured in its last round, and milliseconds that it took. */
  const last = new Map<Scenario, { sample: Sample; taken: number }>();
  const measureOnce = async (scenario: Scenario): Promise<Sample> => {
    const start = performance.now();
    const sample = await measureWithRetries(scenario, () => scenario.measure(browser, origins));
    last.set(scenario, { sample, taken: performance.now() - start });
    return sample;
  };
  const secondsOf = (chosen: readonly Scenario[]) =>
    chosen.reduce((sum, scenario) => sum + (last.get(scenario)?.taken ?? 0), 0) / 1_000;

  for (const scenario of all.slice(0, 2)) await measureOnce(scenario); // the machine warms up
  let chosen = all;
  let rounds = 0;
  for (; chosen.length > 0; rounds++) {
    if (rounds > 0 && performance.now() + secondsOf(chosen) * 1_000 > until) break;
    for (const scenario of rounds % 2 === 0 ? chosen : chosen.toReversed()) {
      const samples = (collected[scenario.name] ??= []);
      samples[rounds] = { ...samples[rounds], ...(await measureOnce(scenario)) };
    }
    console.log(`round ${rounds + 1}: ${chosen.length} measurements in ${secondsOf(chosen).toFixed(0)} s`);
    if (rounds + 1 < COMMON_ROUNDS) continue;
    const uncertain = uncertainFigures(collected);
    chosen = all.filter((scenario) =>
      Object.keys(last.get(scenario)?.sample ?? {}).some((metric) =>
        uncertain.has(`${scenario.name} ${metric}`),
      ),
    );
  }
  return { collected, rounds };
}

/** A browser on a busy machine sometimes hangs: then the measurement is repeated, twice at most. */
async function measureWithRetries(
  scenario: Scenario,
  measureOnce: () => Promise<Sample>,
  attempts = 3,
): Promise<Sample> {
  try {
    return await measureOnce();
  } catch (error) {
    if (attempts === 1) throw new Error(`"${scenario.name}" could not be measured.`, { cause: error });
    console.log(`"${scenario.name}" is measured again: ${String(error)}`);
    return measureWithRetries(scenario, measureOnce, attempts - 1);
  }
}

const summarizeRounds = (rounds: Rounds): Summaries =>
  Object.fromEntries(
    (Object.keys(metrics) as Metric[])
      .map((metric) => [metric, figuresOf(rounds, metric)] as const)
      .filter(([, figures]) => figures.length > 0)
      .map(([metric, figures]) => [metric, summarize(figures)]),
  );

/** With three decimals. */
function writeJson(file: string, content: unknown): void {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;
  writeFileSync(file, `${JSON.stringify(content, rounded, 2)}\n`);
}

async function main(): Promise<void> {
  const until = performance.now() + Number(options.minutes) * 60_000;
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}: --list prints their names.`);
  if (!(Number(options.minutes) > 0)) throw new Error('--minutes has to be a number above 0.');
  if (!existsSync('dist/site/index.html'))
    throw new Error('dist/ holds no built site: run "npm run build" first.');
  const chosen = names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));

  // Of other programs: ours have not begun.
  const isBusy = (loadavg()[0] ?? 0) > cpus().length / 2;
  await buildPeers();
  const site = await serveSite();
  await buildHostPages(site.url);
  const host = await serveHost();
  const browser = await chromium.launch(chromiumLaunchOptions({ headlessShell: false }));
  try {
    const origins = { site: site.url, host: host.url };
    const { collected, rounds } = await measure(browser, origins, chosen, until);
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      rounds: { all: Math.min(COMMON_ROUNDS, rounds), most: rounds },
      machine: { processors: cpus().length, isBusy, chromium: browser.version() },
      figures: Object.fromEntries(
        Object.entries(collected).map(([name, samples]) => [name, summarizeRounds(samples)]),
      ),
      targets: evaluateTargets(collected),
    };
    console.log(formatReport(results));
    if (names.length > 0) return;
    writeJson(RESULTS, results);
    const history = JSON.parse(readFileSync(HISTORY, 'utf8')) as HistoryEntry[];
    writeJson(HISTORY, [...history, historyEntry(results, releaseName())]);
    console.log(`\nWritten to ${RESULTS} and ${HISTORY}: "npm run docs" makes the tables of the documents.`);
  } finally {
    await browser.close();
    site.close();
    host.close();
  }
}

if (options.list) console.log(scenarios.map(({ name }) => name).join('\n'));
else await main();
