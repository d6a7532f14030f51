/**
 * How fast the built product is beside its peers: `npm run bench`, after `npm run build`.
 *
 * Each round measures every scenario once, so that a busy machine slows all of them alike, and every other round in reverse,
 * so that none profits from its place. The first round warms up and is discarded. After seven rounds only the scenarios go on
 * whose ratios are uncertain, until none is or the rounds are used up. Missed targets are reported, and are no failure: what
 * counts are ratios within one run. Names of scenarios as arguments choose some of them (`--list` prints the names),
 * `--rounds 3` sets the number of rounds, `--mobile` leaves out the desktop profile. A full run writes `bench/results.json`,
 * from which `npm run docs` makes tables and a chart.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { RESULTS } from '../scripts/speedTable';
import { chromiumLaunchOptions } from '../scripts/tools/chromium';
import { buildHostPages, buildPeers, checkBuilt } from './build';
import { installPeers } from './install';
import { figuresOf, type Measured, type Metric, metrics, type Rounds, type Sample } from './metrics';
import type { ProfileName } from './profiles';
import { formatReport, type Results, type Summaries } from './report';
import { scenarios } from './scenarios';
import type { Origins, Scenario } from './scenarios/scenario';
import { serveHost, serveSite } from './serve';
import { summarize } from './statistics';
import { evaluateTargets, targetProfile, uncertainScenarios } from './targets';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    mobile: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** How many rounds every scenario takes part in, and how many those whose ratios stay uncertain. */
const limits = options.rounds
  ? { least: Number(options.rounds), most: Number(options.rounds) }
  : { least: 7, most: 25 };

type Measurement = readonly [ProfileName, Scenario];

const measurementsOf = (chosen: readonly Scenario[]): Measurement[] =>
  chosen.flatMap((scenario) =>
    scenario.profiles
      .filter((profile) => profile === 'mobile' || !options.mobile)
      .map((profile): Measurement => [profile, scenario]),
  );

/** All samples, by profile. */
type Collected = Record<ProfileName, Measured>;

async function measure(
  all: readonly Measurement[],
  origins: Origins,
): Promise<{ collected: Collected; rounds: number; version: string }> {
  const browser = await chromium.launch(chromiumLaunchOptions({ headlessShell: false }));
  const collected: Record<ProfileName, Record<string, (Sample | undefined)[]>> = { mobile: {}, desktop: {} };
  let rounds = 0;
  try {
    await measureRound(0, all);
    for (let chosen = all; rounds < limits.most && chosen.length > 0; chosen = chooseNext()) {
      rounds++;
      await measureRound(rounds, chosen);
    }
    return { collected, rounds, version: browser.version() };
  } finally {
    await browser.close();
  }

  async function measureRound(round: number, chosen: readonly Measurement[]): Promise<void> {
    const start = performance.now();
    for (const [profile, scenario] of round % 2 === 0 ? chosen.toReversed() : chosen) {
      const sample = await measureWithRetries(scenario, () => scenario.measure(browser, profile, origins));
      if (round > 0) (collected[profile][scenario.name] ??= [])[round - 1] = sample;
    }
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    const what = round === 0 ? 'warmed up' : `round ${round}: ${chosen.length} measurements`;
    console.log(`${what} in ${seconds} s`);
  }

  function chooseNext(): readonly Measurement[] {
    if (rounds < limits.least) return all;
    const uncertain = uncertainScenarios(collected[targetProfile]);
    return all.filter(([profile, { name }]) => profile === targetProfile && uncertain.has(name));
  }
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

/** For `JSON.stringify`: three decimals. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;

const summarizeRounds = (rounds: Rounds): Summaries[string] =>
  Object.fromEntries(
    (Object.keys(metrics) as Metric[])
      .map((metric) => [metric, figuresOf(rounds, metric)] as const)
      .filter(([, figures]) => figures.length > 0)
      .map(([metric, figures]) => [metric, summarize(figures)]),
  );

const summaries = (measured: Measured): Summaries =>
  Object.fromEntries(Object.entries(measured).map(([name, rounds]) => [name, summarizeRounds(rounds)]));

async function main(): Promise<void> {
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}: --list prints their names.`);
  if (!Number.isInteger(limits.least) || limits.least < 1)
    throw new Error('--rounds has to be a whole number from 1 on.');
  const isFull = names.length === 0 && !options.mobile;
  const chosen = names.length === 0 ? scenarios : scenarios.filter(({ name }) => names.includes(name));

  checkBuilt();
  installPeers();
  await buildPeers();
  const site = await serveSite();
  await buildHostPages(site.url);
  const host = await serveHost();
  try {
    const measurements = measurementsOf(chosen);
    console.log(`${measurements.length} measurements a round, and a round to warm up`);
    const { collected, rounds, version } = await measure(measurements, { site: site.url, host: host.url });
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      rounds: { all: limits.least, most: rounds },
      machine: { processors: cpus().length, chromium: version },
      profiles: { mobile: summaries(collected.mobile), desktop: summaries(collected.desktop) },
      targets: evaluateTargets(collected[targetProfile]),
    };
    console.log(formatReport(results));
    if (isFull) {
      writeFileSync(RESULTS, `${JSON.stringify(results, rounded, 2)}\n`);
      console.log(`\nWritten to ${RESULTS}: "npm run docs" makes the tables of the documents from it.`);
    }
  } finally {
    site.close();
    host.close();
  }
}

if (options.list) console.log(scenarios.map(({ name }) => name).join('\n'));
else await main();
