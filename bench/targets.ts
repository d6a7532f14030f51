import type { ProfileName } from './profiles';
import type { Summary } from './statistics';
import type { Metric } from './subjects';

/** What is aimed at: a figure of ours, or its ratio to a peer's of the same run, is at most so much. */
export interface Target {
  what: string;
  subject: string;
  metric: Metric;
  /** The median, if nothing else is said. */
  statistic?: 'p95';
  /** Whose figure it is divided by. */
  base?: { subject: string; metric?: Metric };
  most: number;
  /** Only where less would be wrong too. */
  least?: number;
}

/** All on the mobile profile. */
export const targetProfile: ProfileName = 'mobile';

export const targets: readonly Target[] = [
  {
    what: 'Home: first paint',
    subject: 'home',
    metric: 'firstPaint',
    base: { subject: 'static page' },
    most: 1.1,
  },
  {
    what: 'Home: largest paint',
    subject: 'home',
    metric: 'largestPaint',
    base: { subject: 'static page' },
    most: 1.15,
  },
  { what: 'Home: layout shift', subject: 'home', metric: 'shift', most: 0 },
  { what: 'Home: blocked before the first touch', subject: 'home', metric: 'blocked', most: 30 },
  { what: 'Home: script until it has loaded', subject: 'home', metric: 'scriptLoaded', most: 5_000 },
  {
    what: 'Audit wizard opens, code fetched ahead',
    subject: 'audit, fetched ahead',
    metric: 'opening',
    most: 200,
  },
  { what: 'Audit wizard opens, cold', subject: 'audit, cold', metric: 'opening', most: 800 },
  {
    what: 'Estimator panel opens, code fetched ahead',
    subject: 'panel, fetched ahead',
    metric: 'opening',
    most: 400,
  },
  { what: 'A press in the panel', subject: 'panel, fetched ahead', metric: 'press', most: 100 },
  {
    what: 'Embedded: first paint of the host page',
    subject: 'estimator',
    metric: 'firstPaint',
    base: { subject: 'host alone' },
    most: 1.1,
    least: 0.9,
  },
  {
    what: 'Embedded: largest paint of the host page',
    subject: 'estimator',
    metric: 'largestPaint',
    base: { subject: 'host alone' },
    most: 1.1,
    least: 0.9,
  },
  {
    what: 'Embedded: first step visible',
    subject: 'estimator',
    metric: 'visible',
    base: { subject: 'hand-written element' },
    most: 1.15,
  },
  {
    what: 'Embedded: first choice ticked',
    subject: 'estimator',
    metric: 'ticked',
    base: { subject: 'hand-written element' },
    most: 1.15,
  },
  {
    what: 'Embedded: answers by code',
    subject: 'estimator',
    metric: 'answered',
    base: { subject: 'bare React' },
    most: 1.15,
  },
  {
    what: 'Embedded: script before it is touched',
    subject: 'estimator',
    metric: 'scriptLoaded',
    most: 20_000,
  },
  {
    what: 'Embedded: script after a walk-through',
    subject: 'estimator',
    metric: 'scriptTouched',
    base: { subject: 'SurveyJS' },
    most: 1 / 3,
  },
  { what: 'Embedded: blocked before a touch', subject: 'estimator', metric: 'blocked', most: 0 },
  { what: 'Embedded: layout shift', subject: 'estimator', metric: 'shift', most: 0 },
  {
    what: 'Embedded: a press, 95th percentile',
    subject: 'estimator',
    metric: 'press',
    statistic: 'p95',
    base: { subject: 'hand-written element' },
    most: 1.1,
  },
  {
    what: 'Estimator: longest task without evaluating react-dom',
    subject: 'tasks of estimator',
    metric: 'otherTask',
    most: 50,
  },
  {
    what: 'Home: longest task without evaluating react-dom',
    subject: 'tasks of home',
    metric: 'otherTask',
    most: 50,
  },
  ...['many estimators', 'many contact forms'].flatMap((subject): Target[] => [
    {
      what: `${subject}: time of one more, after 10`,
      subject,
      metric: 'cost100',
      base: { subject, metric: 'cost10' },
      most: 1.2,
    },
    {
      what: `${subject}: memory of one more, after 10`,
      subject,
      metric: 'heap100',
      base: { subject, metric: 'heap10' },
      most: 1.2,
    },
  ]),
];

/** By subject, then by metric. */
export type Summaries = Record<string, Partial<Record<Metric, Summary>>>;

export interface Judged {
  what: string;
  metric: Metric;
  figure: number;
  /** Undefined where the figure itself is judged. */
  base?: number;
  /** The figure, or its ratio to the base. */
  value: number;
  most: number;
  isMet: boolean;
}

/** @returns whether a target is met; undefined where what it needs was not measured. */
export function judge(
  { what, subject, metric, statistic, base, most, least = 0 }: Target,
  all: Summaries,
): Judged | undefined {
  const statisticOf = (summary: Summary | undefined) => summary?.[statistic ?? 'median'];
  const figure = statisticOf(all[subject]?.[metric]);
  if (figure === undefined) return undefined;
  if (!base) return { what, metric, figure, value: figure, most, isMet: figure <= most };
  const divisor = statisticOf(all[base.subject]?.[base.metric ?? metric]);
  if (divisor === undefined) return undefined;
  const value = figure / divisor;
  return { what, metric, figure, base: divisor, value, most, isMet: value <= most && value >= least };
}
