import type { TargetResult } from '../scripts/speedTable';
import { figuresOf, type Measured, type Metric, metrics } from './metrics';
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

/** A limit for a figure itself. */
const limit = (name: string, scenario: string, metric: Metric, max: number): Target => ({
  name,
  scenario,
  metric,
  max,
});

/** A limit for the ratio to the same figure of another scenario. */
const ratio = (
  name: string,
  [scenario, base]: readonly [string, string],
  metric: Metric,
  max: number,
  more: Pick<Target, 'min' | 'statistic'> = {},
): Target => ({ name, scenario, metric, base: { scenario: base }, max, ...more });

const toStatic = ['home', 'static page'] as const;
const toHost = ['estimator', 'host alone'] as const;
const toElement = ['estimator', 'hand-written element'] as const;

export const targets: readonly Target[] = [
  ratio('Home: first contentful paint', toStatic, 'firstContentfulPaint', 1.05),
  ratio('Home: largest contentful paint', toStatic, 'largestContentfulPaint', 1.05),
  limit('Home: layout shift', 'home', 'layoutShift', 0),
  limit('Home: total blocking time before any interaction', 'home', 'totalBlockingTime', 30),
  limit('Home: script until the load event', 'home', 'scriptLoaded', 5_000),
  limit('Home: everything that is fetched without a touch', 'home', 'bytes', 260_000),
  limit('Audit wizard opens, code prefetched', 'audit, prefetched', 'dialogOpening', 200),
  limit('Audit wizard opens, cold', 'audit, cold', 'dialogOpening', 800),
  limit('Estimator panel opens, code prefetched', 'panel, prefetched', 'dialogOpening', 400),
  limit('Estimator panel: interaction to next paint', 'panel, prefetched', 'interaction', 100),
  ratio('Embedded: first contentful paint of the host page', toHost, 'firstContentfulPaint', 1.1, {
    min: 0.9,
  }),
  ratio('Embedded: largest contentful paint of the host page', toHost, 'largestContentfulPaint', 1.1, {
    min: 0.9,
  }),
  ratio('Embedded: first step visible', toElement, 'firstStepVisible', 1.15),
  ratio('Embedded: first choice ticked', toElement, 'firstChoiceTicked', 1.15),
  ratio(
    'Embedded by the script for all widgets: first choice ticked',
    ['estimator by the script for all widgets', 'hand-written element'],
    'firstChoiceTicked',
    1.15,
  ),
  ratio(
    'Embedded as markup: first choice ticked',
    ['estimator as markup', 'hand-written element'],
    'firstChoiceTicked',
    1.15,
  ),
  ratio('Embedded: next step shown', ['estimator', 'bare React'], 'nextStepShown', 0.8),
  ratio(
    'A config of 100 items and 20 questions: next step shown',
    ['estimator with 100 items', 'estimator by the script for all widgets'],
    'nextStepShown',
    1.2,
  ),
  limit('Embedded: script before any interaction', 'estimator', 'scriptLoaded', 12_000),
  limit('Embedded: script after all steps', 'estimator', 'scriptAfterUse', 105_000),
  limit('Embedded: total blocking time before any interaction', 'estimator', 'totalBlockingTime', 0),
  limit('Embedded: layout shift', 'estimator', 'layoutShift', 0),
  ratio('Embedded: interaction to next paint, 95th percentile', toElement, 'interaction', 1.4, {
    statistic: 'p95',
  }),
  limit(
    'Estimator: longest task without the evaluation of react-dom',
    'tasks of estimator',
    'longestOtherTask',
    50,
  ),
  limit('Home: longest task without the evaluation of react-dom', 'tasks of home', 'longestOtherTask', 50),
  ...['many estimators', 'many contact forms'].flatMap((scenario): Target[] => [
    {
      name: `${scenario}: CPU time of one more, after 5`,
      scenario,
      metric: 'cpuPerWidget20',
      base: { scenario, metric: 'cpuPerWidget5' },
      max: 1.1,
    },
    {
      name: `${scenario}: heap of one more, after 5`,
      scenario,
      metric: 'heapPerWidget20',
      base: { scenario, metric: 'heapPerWidget5' },
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

/** The figures whose ratios need more rounds, each as the scenario's name and the metric's. */
export function uncertainFigures(measured: Measured): ReadonlySet<string> {
  return new Set(
    targets
      .filter((target) => evaluateTarget(target, measured)?.isUncertain)
      .flatMap(({ scenario, metric, base }) => [
        `${scenario} ${metric}`,
        ...(base ? [`${base.scenario} ${base.metric ?? metric}`] : []),
      ]),
  );
}
