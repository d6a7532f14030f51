/**
 * How fast the built product is beside its peers: `npm run bench`, after `npm run build`.
 *
 * Each round measures every scenario once, so that a busy machine slows all of them alike; the first round warms up and is
 * discarded. Missed targets are reported, and are no failure: what counts are ratios within one run. Names of scenarios as
 * arguments choose some of them (`--list` prints the names), `--rounds 3` sets the number of rounds, `--mobile` leaves out
 * the desktop profile. A full run writes `bench/results.json`, from which `npm run docs` makes tables.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium';
import { RESULTS } from '../scripts/speedTable';
import { buildHostPages, buildPeers, checkBuilt } from './build';
import { installPeers } from './install';
import type { Metric, Sample } from './metrics';
import { type ProfileName, profiles } from './profiles';
import { formatReport, type Results } from './report';
import { scenarios } from './scenarios';
import type { Origins, Scenario } from './scenarios/scenario';
import { serveHost, serveSite } from './serve';
import { summarize } from './statistics';
import { evaluateTargets, type Summaries, targetProfile } from './targets';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    mobile: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** All figures of all rounds: by profile, scenario and metric. */
type Collected = Partial<Record<ProfileName, Record<string, Sample>>>;

const measurementsOf = (chosen: readonly Scenario[]): [ProfileName, Scenario][] =>
  chosen.flatMap((scenario) =>
    scenario.profiles
      .filter((profile) => profile === 'mobile' || !options.mobile)
      .map((profile): [ProfileName, Scenario] => [profile, scenario]),
  );

async function measure(
  chosen: readonly Scenario[],
  rounds: number,
  origins: Origins,
): Promise<[Collected, string]> {
  const browser = await chromium.launch(chromiumLaunchOptions({ headlessShell: false }));
  const collected: Collected = {};
  try {
    for (let round = 0; round <= rounds; round++) {
      const start = performance.now();
      for (const [profile, scenario] of measurementsOf(chosen)) {
        const sample = await measureWithRetries(scenario, () => scenario.measure(browser, profile, origins));
        if (round > 0) add(((collected[profile] ??= {})[scenario.name] ??= {}), sample);
      }
      const seconds = ((performance.now() - start) / 1_000).toFixed(0);
      console.log(round === 0 ? `warmed up in ${seconds} s` : `round ${round} of ${rounds} in ${seconds} s`);
    }
    return [collected, browser.version()];
  } finally {
    await browser.close();
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

function add(to: Sample, sample: Sample): void {
  for (const [metric, figures] of Object.entries(sample) as [Metric, number[]][])
    (to[metric] ??= []).push(...figures);
}

/** For `JSON.stringify`: three decimals. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;

const summaries = (samples: Record<string, Sample>): Summaries =>
  Object.fromEntries(
    Object.entries(samples).map(([scenario, sample]) => [
      scenario,
      Object.fromEntries(Object.entries(sample).map(([metric, figures]) => [metric, summarize(figures)])),
    ]),
  );

async function main(): Promise<void> {
  const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}: --list prints their names.`);
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
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
    console.log(
      `${measurementsOf(chosen).length} measurements a round, ${rounds} rounds and one to warm up; profiles: ${Object.keys(profiles).join(', ')}`,
    );
    const [collected, version] = await measure(chosen, rounds, { site: site.url, host: host.url });
    const measured: Results['profiles'] = Object.fromEntries(
      Object.entries(collected).map(([profile, samples]) => [profile, summaries(samples)]),
    );
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      rounds,
      machine: { processors: cpus().length, chromium: version },
      profiles: measured,
      targets: evaluateTargets(measured[targetProfile] ?? {}),
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
