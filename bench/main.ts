/**
 * How fast the built product is beside its peers: `npm run bench`, after `npm run build`.
 *
 * Everything is visited in turn, round by round, so that a busy machine hits all alike; the first round is thrown away.
 * Timings are reported, never failed: what counts are ratios within one run. With names of subjects as arguments only
 * those are measured (`--list` tells the names), with `--rounds 3` only so often, with `--mobile` on that profile only.
 * A full run writes `bench/results.json`, of which `npm run docs` makes the README's tables.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/chromium';
import { buildHostPages, buildPeers, checkBuilt } from './build';
import { installPeers } from './install';
import { type ProfileName, profiles } from './profiles';
import { judgeAll, RESULTS, type Results, targetLines, withSpread } from './report';
import { serveHost, serveSite } from './serve';
import { summarize } from './statistics';
import { type Metric, metrics, type Places, type Sample, type Subject, subjects } from './subjects';
import type { Summaries } from './targets';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '7' },
    mobile: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

/** All figures of all rounds: by profile, subject and metric. */
type Collected = Partial<Record<ProfileName, Record<string, Sample>>>;

const visits = (chosen: readonly Subject[]): [ProfileName, Subject][] =>
  chosen.flatMap((subject) =>
    subject.profiles
      .filter((profile) => profile === 'mobile' || !options.mobile)
      .map((profile): [ProfileName, Subject] => [profile, subject]),
  );

async function measure(
  chosen: readonly Subject[],
  rounds: number,
  places: Places,
): Promise<[Collected, string]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const collected: Collected = {};
  try {
    for (let round = 0; round <= rounds; round++) {
      const start = performance.now();
      for (const [profile, subject] of visits(chosen)) {
        const sample = await measureOnce(subject, () => subject.measure(browser, profile, places));
        if (round > 0) add(((collected[profile] ??= {})[subject.name] ??= {}), sample);
      }
      const seconds = ((performance.now() - start) / 1_000).toFixed(0);
      console.log(round === 0 ? `warmed up in ${seconds} s` : `round ${round} of ${rounds} in ${seconds} s`);
    }
    return [collected, browser.version()];
  } finally {
    await browser.close();
  }
}

/** Now and then a browser on a busy machine hangs: then it is visited again, twice at most, and that is said. */
async function measureOnce(subject: Subject, work: () => Promise<Sample>, tries = 3): Promise<Sample> {
  try {
    return await work();
  } catch (error) {
    if (tries === 1) throw new Error(`"${subject.name}" could not be measured.`, { cause: error });
    console.log(`"${subject.name}" is visited again: ${String(error)}`);
    return measureOnce(subject, work, tries - 1);
  }
}

function add(to: Sample, sample: Sample): void {
  for (const [metric, figures] of Object.entries(sample) as [Metric, number[]][])
    (to[metric] ??= []).push(...figures);
}

/** For JSON: more places tell nothing. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;

const summaries = (samples: Record<string, Sample>): Summaries =>
  Object.fromEntries(
    Object.entries(samples).map(([subject, sample]) => [
      subject,
      Object.fromEntries(Object.entries(sample).map(([metric, figures]) => [metric, summarize(figures)])),
    ]),
  );

function print(results: Results): void {
  for (const [profile, all] of Object.entries(results.profiles)) {
    console.log(`\n${profile}: medians, and the quartiles`);
    for (const [subject, figures] of Object.entries(all)) {
      const told = (Object.keys(metrics) as Metric[]).flatMap((metric) => {
        const summary = figures[metric];
        return summary ? [`${metrics[metric]} ${withSpread(metric, summary)}`] : [];
      });
      console.log(`  ${subject}: ${told.join(', ')}`);
    }
  }
  const judged = judgeAll(results);
  if (judged.length > 0) console.log(['\nTargets', ...targetLines(judged)].join('\n  '));
}

async function main(): Promise<void> {
  const unknown = names.filter((name) => !subjects.some((subject) => subject.name === name));
  if (unknown.length > 0) throw new Error(`Nothing here is called ${unknown.join(', ')}: see --list.`);
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds wants a whole number from 1 on.');
  const isFull = names.length === 0 && !options.mobile;
  const chosen = names.length === 0 ? subjects : subjects.filter(({ name }) => names.includes(name));

  checkBuilt();
  installPeers();
  await buildPeers();
  const site = await serveSite();
  await buildHostPages(site.url);
  const host = await serveHost();
  try {
    console.log(
      `${visits(chosen).length} subjects, ${rounds} rounds and one to warm up; profiles: ${Object.keys(profiles).join(', ')}`,
    );
    const [collected, version] = await measure(chosen, rounds, { site: site.url, host: host.url });
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      rounds,
      machine: { processors: cpus().length, chromium: version },
      profiles: Object.fromEntries(
        Object.entries(collected).map(([profile, samples]) => [profile, summaries(samples)]),
      ),
    };
    print(results);
    if (isFull) {
      writeFileSync(RESULTS, `${JSON.stringify(results, rounded, 2)}\n`);
      console.log(`\nWritten to ${RESULTS}: "npm run docs" puts it into the README.`);
    }
  } finally {
    site.close();
    host.close();
  }
}

if (options.list) console.log(subjects.map(({ name }) => name).join('\n'));
else await main();
