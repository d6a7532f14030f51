/** Words and tables for what was measured: on the console, and in the README. */
import type { ProfileName } from './profiles';
import type { Summary } from './statistics';
import type { Metric } from './subjects';
import { type Judged, judge, type Summaries, targetProfile, targets } from './targets';

/** What a run leaves behind in `bench/results.json`. */
export interface Results {
  /** Its day, as 2026-11-21. */
  date: string;
  rounds: number;
  machine: { processors: number; chromium: string };
  profiles: Partial<Record<ProfileName, Summaries>>;
}

export const RESULTS = 'bench/results.json';

const sizes: readonly Metric[] = ['scriptLoaded', 'scriptAhead', 'scriptTouched', 'heap10', 'heap100'];
const counts: readonly Metric[] = ['requests'];

/** A figure with its unit. */
export function shown(metric: Metric, value: number): string {
  if (metric === 'shift') return value.toFixed(3).replace(/\.?0+$/, '');
  if (counts.includes(metric)) return value.toFixed(0);
  if (sizes.includes(metric)) return `${(value / 1_000).toFixed(1)} kB`;
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

/** The median, with the quartiles where they differ. */
export function withSpread(metric: Metric, { median, low, high }: Summary): string {
  const [middle, from, to] = [median, low, high].map((value) => shown(metric, value));
  if (from === to || from === undefined || to === undefined) return `${middle}`;
  return `${middle} (${from.replace(/ .*/, '')}–${to.replace(/ .*/, '')})`;
}

/** Every target of which everything was measured. */
export const judgeAll = ({ profiles }: Results): Judged[] =>
  targets.flatMap((target) => judge(target, profiles[targetProfile] ?? {}) ?? []);

const valueOf = ({ base, value, metric }: Judged): string =>
  base === undefined ? shown(metric, value) : value.toFixed(2);
const mostOf = ({ base, most, metric }: Judged): string =>
  base === undefined ? shown(metric, most) : most.toFixed(2);

/** One line each: what, the figure and its base, the ratio, the target, whether it is met. */
export function targetLines(judged: readonly Judged[]): string[] {
  return judged.map((one) => {
    const { what, metric, figure, base, isMet } = one;
    const figures = base === undefined ? '' : `${shown(metric, figure)} / ${shown(metric, base)}`;
    return [
      what.padEnd(56),
      figures.padStart(22),
      valueOf(one).padStart(9),
      `at most ${mostOf(one)}`.padEnd(17),
      isMet ? 'met' : 'MISSED',
    ].join('  ');
  });
}

type Row = string[];
type MakeTable = (head: Row, rows: Row[]) => string;

const pageMetrics = [
  'firstPaint',
  'largestPaint',
  'shift',
  'blocked',
  'scriptLoaded',
  'scriptAhead',
] as const;
const estimatorMetrics = [
  'visible',
  'ticked',
  'answered',
  'shift',
  'blocked',
  'scriptLoaded',
  'scriptAhead',
  'scriptTouched',
] as const;

/** Rows of medians. */
const rowsOf = (all: Summaries, names: readonly string[], chosen: readonly Metric[]): Row[] =>
  names.map((name) => [
    name.replace(/^(?:home|estimator\b.*)$/, '**$&**'),
    ...chosen.map((metric) => {
      const summary = all[name]?.[metric];
      return summary ? shown(metric, summary.median) : '';
    }),
  ]);

/** The README's part: what was measured on the mobile profile, and which targets are missed. */
export function readmeSpeed(results: Results, table: MakeTable): string {
  const all = results.profiles[targetProfile] ?? {};
  const judged = judgeAll(results);
  return [
    table(
      ['page', 'first paint', 'largest paint', 'layout shift', 'blocked', 'script', 'fetched ahead'],
      rowsOf(all, ['static page', 'home', 'React page'], pageMetrics),
    ),
    table(
      [
        'estimator in a foreign page',
        'visible',
        'ticked',
        'answers',
        'layout shift',
        'blocked',
        'script',
        'fetched ahead',
        'script after use',
      ],
      rowsOf(
        all,
        [
          'hand-written element',
          'estimator',
          'estimator without snippet',
          'bare React',
          'SurveyJS',
          'Form.io',
        ],
        estimatorMetrics,
      ),
    ),
    table(
      ['target', 'measured', 'at most', ''],
      judged.map((one) => [one.what, valueOf(one), mostOf(one), one.isMet ? 'met' : '**missed**']),
    ),
    `Medians of ${results.rounds} rounds on ${results.date}, ${results.machine.processors} processors, Chromium ${results.machine.chromium}.`,
  ].join('\n\n');
}
