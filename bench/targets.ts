import type { TargetResult } from '../scripts/speedTable';
import { type Metric, metrics } from './metrics';
import type { ProfileName } from './profiles';
import type { Summary } from './statistics';

/** A limit for one of our figures, or for its ratio to another figure of the same run. */
export interface Target {
  name: string;
  scenario: string;
  metric: Metric;
  /** @default 'median' */
  statistic?: 'median' | 'p95';
  /** The figure it is divided by; its metric is the same unless named. */
  base?: { scenario: string; metric?: Metric };
  max: number;
  /** For ratios where less would be wrong too. @default 0 */
  min?: number;
}

/** The profile on which all targets are evaluated. */
export const targetProfile: ProfileName = 'mobile';

export const targets: readonly Target[] = [
  {
    name: 'Home: first contentful paint',
    scenario: 'home',
    metric: 'firstContentfulPaint',
    base: { scenario: 'static page' },
    max: 1.1,
  },
  {
    name: 'Home: largest contentful paint',
    scenario: 'home',
    metric: 'largestContentfulPaint',
    base: { scenario: 'static page' },
    max: 1.15,
  },
  { name: 'Home: layout shift', scenario: 'home', metric: 'layoutShift', max: 0 },
  {
    name: 'Home: total blocking time before any interaction',
    scenario: 'home',
    metric: 'totalBlockingTime',
    max: 30,
  },
  { name: 'Home: script until the load event', scenario: 'home', metric: 'scriptLoaded', max: 5_000 },
  {
    name: 'Audit wizard opens, code prefetched',
    scenario: 'audit, prefetched',
    metric: 'dialogOpening',
    max: 200,
  },
  { name: 'Audit wizard opens, cold', scenario: 'audit, cold', metric: 'dialogOpening', max: 800 },
  {
    name: 'Estimator panel opens, code prefetched',
    scenario: 'panel, prefetched',
    metric: 'dialogOpening',
    max: 400,
  },
  {
    name: 'Estimator panel: interaction to next paint',
    scenario: 'panel, prefetched',
    metric: 'interaction',
    max: 100,
  },
  {
    name: 'Embedded: first contentful paint of the host page',
    scenario: 'estimator',
    metric: 'firstContentfulPaint',
    base: { scenario: 'host alone' },
    max: 1.1,
    min: 0.9,
  },
  {
    name: 'Embedded: largest contentful paint of the host page',
    scenario: 'estimator',
    metric: 'largestContentfulPaint',
    base: { scenario: 'host alone' },
    max: 1.1,
    min: 0.9,
  },
  {
    name: 'Embedded: first step visible',
    scenario: 'estimator',
    metric: 'firstStepVisible',
    base: { scenario: 'hand-written element' },
    max: 1.15,
  },
  {
    name: 'Embedded: first choice ticked',
    scenario: 'estimator',
    metric: 'firstChoiceTicked',
    base: { scenario: 'hand-written element' },
    max: 1.15,
  },
  {
    name: 'Embedded: next step shown',
    scenario: 'estimator',
    metric: 'nextStepShown',
    base: { scenario: 'bare React' },
    max: 1.15,
  },
  {
    name: 'A config of 100 items and 20 questions: next step shown',
    scenario: 'estimator with 100 items',
    metric: 'nextStepShown',
    base: { scenario: 'estimator without snippet' },
    max: 1.5,
  },
  {
    name: 'Embedded: script before any interaction',
    scenario: 'estimator',
    metric: 'scriptLoaded',
    max: 20_000,
  },
  {
    name: 'Embedded: script after all steps',
    scenario: 'estimator',
    metric: 'scriptAfterUse',
    base: { scenario: 'SurveyJS' },
    max: 1 / 3,
  },
  {
    name: 'Embedded: total blocking time before any interaction',
    scenario: 'estimator',
    metric: 'totalBlockingTime',
    max: 0,
  },
  { name: 'Embedded: layout shift', scenario: 'estimator', metric: 'layoutShift', max: 0 },
  {
    name: 'Embedded: interaction to next paint, 95th percentile',
    scenario: 'estimator',
    metric: 'interaction',
    statistic: 'p95',
    base: { scenario: 'hand-written element' },
    max: 1.1,
  },
  {
    name: 'Estimator: longest task without the evaluation of react-dom',
    scenario: 'tasks of estimator',
    metric: 'longestOtherTask',
    max: 50,
  },
  {
    name: 'Home: longest task without the evaluation of react-dom',
    scenario: 'tasks of home',
    metric: 'longestOtherTask',
    max: 50,
  },
  ...['many estimators', 'many contact forms'].flatMap((scenario): Target[] => [
    {
      name: `${scenario}: CPU time of one more, after 10`,
      scenario,
      metric: 'cpuPerWidget100',
      base: { scenario, metric: 'cpuPerWidget10' },
      max: 1.2,
    },
    {
      name: `${scenario}: heap of one more, after 10`,
      scenario,
      metric: 'heapPerWidget100',
      base: { scenario, metric: 'heapPerWidget10' },
      max: 1.2,
    },
  ]),
];

/** By scenario, then by metric. */
export type Summaries = Record<string, Partial<Record<Metric, Summary>>>;

/** A target's result with the figures that a ratio was made of. */
export interface EvaluatedTarget extends TargetResult {
  readonly metric: Metric;
  readonly figure: number;
  readonly base?: number;
}

/** @returns undefined where a figure was not measured. */
export function evaluateTarget(
  { name, scenario, metric, statistic = 'median', base, max, min = 0 }: Target,
  summaries: Summaries,
): EvaluatedTarget | undefined {
  const figure = summaries[scenario]?.[metric]?.[statistic];
  if (figure === undefined) return undefined;
  const common = { name, metric, figure, max };
  if (!base) return { ...common, unit: metrics[metric].unit, value: figure, isMet: figure <= max };
  const divisor = summaries[base.scenario]?.[base.metric ?? metric]?.[statistic];
  if (divisor === undefined) return undefined;
  const value = figure / divisor;
  return { ...common, unit: 'ratio', base: divisor, value, isMet: value <= max && value >= min };
}

/** The targets whose figures were all measured. */
export const evaluateTargets = (summaries: Summaries): EvaluatedTarget[] =>
  targets.flatMap((target) => evaluateTarget(target, summaries) ?? []);
