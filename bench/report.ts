/** What the console shows of a run. */
import { formatFigure, type SpeedResults } from '../scripts/speedTable';
import { type Metric, metrics } from './metrics';
import type { ProfileName } from './profiles';
import type { Summary } from './statistics';
import type { EvaluatedTarget, Summaries } from './targets';

/** What a full run writes as JSON. */
export interface Results extends SpeedResults {
  readonly profiles: Partial<Record<ProfileName, Summaries>>;
  readonly targets: readonly EvaluatedTarget[];
}

/** The median, with the quartiles where they differ. */
export function formatSummary(metric: Metric, { median, low, high }: Summary): string {
  const format = (value: number) => formatFigure(value, metrics[metric].unit);
  const [from, to] = [low, high].map((value) => format(value).replace(/ .*/, ''));
  return from === to ? format(median) : `${format(median)} (${from}–${to})`;
}

/** One line each: name, the figure and its base, the value, the limit, whether it is met. */
export function formatTarget({
  name,
  metric,
  figure,
  base,
  unit,
  value,
  max,
  isMet,
}: EvaluatedTarget): string {
  const figures = [figure, base ?? []].flat().map((one) => formatFigure(one, metrics[metric].unit));
  return [
    name.padEnd(56),
    (base === undefined ? '' : figures.join(' / ')).padStart(22),
    formatFigure(value, unit).padStart(9),
    `at most ${formatFigure(max, unit)}`.padEnd(17),
    isMet ? 'met' : 'MISSED',
  ].join('  ');
}

/** The whole report as text. */
export function formatReport({ profiles, targets }: Results): string {
  const scenarios = Object.entries(profiles).flatMap(([profile, summaries]) => [
    `\n${profile}: medians, and the quartiles`,
    ...Object.entries(summaries).map(([scenario, figures]) => {
      const measured = (Object.keys(metrics) as Metric[]).flatMap((metric) => {
        const summary = figures[metric];
        return summary ? [`${metrics[metric].label} ${formatSummary(metric, summary)}`] : [];
      });
      return `  ${scenario}: ${measured.join(', ')}`;
    }),
  ]);
  const lines = targets.map((target) => `  ${formatTarget(target)}`);
  return [...scenarios, ...(lines.length > 0 ? ['\nTargets', ...lines] : [])].join('\n');
}
