/** What the console shows of a run. */
import { formatFigure, type SpeedResults } from '../scripts/speedTable';
import { type Metric, metrics } from './metrics';
import type { ProfileName } from './profiles';
import type { Summary } from './statistics';
import type { EvaluatedTarget } from './targets';

/** By scenario, then by metric. */
export type Summaries = Record<string, Partial<Record<Metric, Summary>>>;

/** What a full run writes as JSON. */
export interface Results extends SpeedResults {
  readonly profiles: Record<ProfileName, Summaries>;
  readonly targets: readonly EvaluatedTarget[];
}

/** The median, with the minimum and the quartiles where they differ. */
export function formatSummary(metric: Metric, { median, min, low, high }: Summary): string {
  const format = (value: number) => formatFigure(value, metrics[metric].unit);
  const [least, from, to] = [min, low, high].map((value) => format(value).replace(/ .*/, ''));
  return least === to ? format(median) : `${format(median)} (min ${least}, ${from}–${to})`;
}

/** One line each: name, the figure and its base, the value with its confidence interval, the limit, whether it is met. */
export function formatTarget({
  name,
  metric,
  figure,
  base,
  unit,
  value,
  interval,
  max,
  isMet,
  isUncertain,
}: EvaluatedTarget): string {
  const figures = [figure, base ?? []].flat().map((one) => formatFigure(one, metrics[metric].unit));
  const limits = interval && [interval.low, interval.high].map((limit) => formatFigure(limit, unit));
  return [
    name.padEnd(59),
    (base === undefined ? '' : figures.join(' / ')).padStart(22),
    formatFigure(value, unit).padStart(9),
    (limits ? `(${limits.join('–')})` : '').padEnd(13),
    `at most ${formatFigure(max, unit)}`.padEnd(17),
    isMet ? 'met' : 'MISSED',
    isUncertain ? 'uncertain' : '',
  ]
    .join('  ')
    .trimEnd();
}

/** The whole report as text. */
export function formatReport({ profiles, targets, rounds }: Results): string {
  const scenarios = Object.entries(profiles)
    .filter(([, summaries]) => Object.keys(summaries).length > 0)
    .flatMap(([profile, summaries]) => [
      `\n${profile}: medians, minima and quartiles`,
      ...Object.entries(summaries).map(([scenario, figures]) => {
        const measured = (Object.keys(metrics) as Metric[]).flatMap((metric) => {
          const summary = figures[metric];
          return summary ? [`${metrics[metric].label} ${formatSummary(metric, summary)}`] : [];
        });
        return `  ${scenario}: ${measured.join(', ')}`;
      }),
    ]);
  const lines = targets.map((target) => `  ${formatTarget(target)}`);
  const uncertain = targets.filter(({ isUncertain }) => isUncertain).map(({ name }) => name);
  return [
    ...scenarios,
    ...(lines.length > 0 ? ['\nTargets', ...lines] : []),
    ...(uncertain.length > 0
      ? [
          `\nUncertain by more than 10 % after ${rounds.most} rounds: the machine was too busy, or the rounds too few.`,
          ...uncertain.map((name) => `  ${name}`),
        ]
      : []),
  ].join('\n');
}
