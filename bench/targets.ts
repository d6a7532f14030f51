import { comparisons, type TargetResult } from '../scripts/speedTable';
import { figuresOf, type Measured, type Metric, metrics } from './metrics';
import type { ProfileName } from './profiles';
import { type Interval, type Pair, quantile, ratioInterval, ratioOf } from './statistics';

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
    max: 1.05,
  },
  {
    name: 'Home: largest contentful paint',
    scenario: 'home',
    metric: 'largestContentfulPaint',
    base: { scenario: 'static page' },
    max: 1.05,
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
    max: 1.1,
  },
  {
    name: 'Embedded: first choice ticked',
    scenario: 'estimator',
    metric: 'firstChoiceTicked',
    base: { scenario: 'hand-written element' },
    max: 1.1,
  },
  {
    name: 'Embedded: next step shown',
    scenario: 'estimator',
    metric: 'nextStepShown',
    base: { scenario: 'bare React' },
    max: 0.8,
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
    max: 90_000,
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
    max: 1.3,
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
      max: 1.1,
    },
    {
      name: `${scenario}: heap of one more, after 10`,
      scenario,
      metric: 'heapPerWidget100',
      base: { scenario, metric: 'heapPerWidget10' },
      max: 1.1,
    },
  ]),
];

/** A target's result with the figures that a ratio was made of. */
export interface EvaluatedTarget extends TargetResult {
  readonly metric: Metric;
  readonly figure: number;
  readonly base?: number;
}

/** How far a ratio's confidence interval may reach on either side, as a share of the ratio. */
const TOLERANCE = 0.1;

const isWide = (value: number, { low, high }: Interval): boolean =>
  low < value * (1 - TOLERANCE) || high > value * (1 + TOLERANCE);

/** A ratio is made of the rounds in which both scenarios ran. @returns undefined where a figure was not measured. */
export function evaluateTarget(
  { name, scenario, metric, statistic = 'median', base, max, min = 0 }: Target,
  measured: Measured,
): EvaluatedTarget | undefined {
  const share = statistic === 'p95' ? 0.95 : 0.5;
  const rounds = measured[scenario] ?? [];
  if (!base) {
    const figure = quantile(figuresOf(rounds, metric), share);
    if (Number.isNaN(figure)) return undefined;
    const { unit } = metrics[metric];
    return { name, metric, figure, max, unit, value: figure, isMet: figure <= max, isUncertain: false };
  }
  const baseRounds = measured[base.scenario] ?? [];
  const pairs = rounds.flatMap((sample, round): Pair[] => {
    const [over, under] = [sample?.[metric], baseRounds[round]?.[base.metric ?? metric]];
    return over && under ? [[over, under]] : [];
  });
  if (pairs.length === 0) return undefined;
  const side = (which: 0 | 1) =>
    quantile(
      pairs.flatMap((pair) => pair[which]),
      share,
    );
  const value = ratioOf(pairs, share);
  const interval = ratioInterval(pairs, share);
  return {
    name,
    metric,
    figure: side(0),
    base: side(1),
    baseScenario: base.scenario,
    max,
    unit: 'ratio',
    value,
    ...(interval && { interval }),
    isMet: value <= max && value >= min,
    isUncertain: !interval || isWide(value, interval),
  };
}

/** The targets whose figures were all measured. */
export const evaluateTargets = (measured: Measured): EvaluatedTarget[] =>
  targets.flatMap((target) => evaluateTarget(target, measured) ?? []);

/**
 * The scenarios whose ratios need more rounds, and those that stand in one table with them: the rows of a table have to be
 * of the same rounds.
 */
export function uncertainScenarios(measured: Measured): ReadonlySet<string> {
  const uncertain = targets
    .filter((target) => evaluateTarget(target, measured)?.isUncertain)
    .flatMap(({ scenario, base }) => [scenario, base?.scenario ?? scenario]);
  const compared = comparisons
    .map(({ scenarios }) => scenarios)
    .filter((scenarios) => scenarios.some((name) => uncertain.includes(name)));
  return new Set([...uncertain, ...compared.flat()]);
}
