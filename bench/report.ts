/** What a run measured: as it is written, and as the console shows it. */
import { formatFigures, formatMeasured, type SpeedResults } from '../scripts/speedTable';
import { type Metric, metrics } from './metrics';
import type { Summary } from './statistics';

/** By metric. */
export type Summaries = Partial<Record<Metric, Summary>>;

/** What a full run writes as JSON. */
export interface Results extends SpeedResults {
  readonly figures: Readonly<Record<string, Summaries>>;
}

/** The whole report as text: medians, minima where they differ, and each target with its result. */
export function formatReport({ figures, targets, rounds }: Results): string {
  const scenarios = Object.entries(figures).map(([scenario, summaries]) => {
    const measured = (Object.keys(metrics) as Metric[]).flatMap((metric) => {
      const { label, unit } = metrics[metric];
      const summary = summaries[metric];
      return summary ? [`${label} ${formatFigures(summary, unit)}`] : [];
    });
    return `  ${scenario}: ${measured.join(', ')}`;
  });
  const lines = targets.map((target) => {
    const most = formatMeasured({ ...target, value: target.max, interval: undefined });
    const outcome = (target.isMet ? 'met' : 'MISSED') + (target.isUncertain ? ', uncertain' : '');
    return `  ${target.name.padEnd(59)}  ${formatMeasured(target).padEnd(18)}  at most ${most.padEnd(8)}  ${outcome}`;
  });
  const isUncertain = targets.some((target) => target.isUncertain);
  return [
    '\nMedians, and minima where they differ',
    ...scenarios,
    ...(lines.length > 0 ? ['\nTargets', ...lines] : []),
    ...(isUncertain
      ? [
          `\nAfter ${rounds.most} rounds what is uncertain may be wrong by more than 10 %: the machine was too busy, or the time too short.`,
        ]
      : []),
  ].join('\n');
}
