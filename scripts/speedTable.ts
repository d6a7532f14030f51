/** The tables of the documents that show what `npm run bench` measured. */

/** Where a full run of the benchmark writes its results. */
export const RESULTS = 'bench/results.json';

/** Layout shift has no unit; it is a score of up to 3 decimals. */
export type Unit = 'ms' | 'bytes' | 'count' | 'shift' | 'ratio';

/** A target of the benchmark and what was measured for it. */
export interface TargetResult {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  readonly max: number;
  readonly isMet: boolean;
}

/** The part of the benchmark's results that the tables show. */
export interface SpeedResults {
  /** The day of the run, as 2026-11-21. */
  readonly date: string;
  readonly rounds: number;
  readonly machine: { readonly processors: number; readonly chromium: string };
  /** By device profile, scenario and metric. */
  readonly profiles: {
    readonly mobile?: Readonly<Record<string, Readonly<Record<string, { readonly median: number }>>>>;
  };
  /** Evaluated on the mobile profile. */
  readonly targets: readonly TargetResult[];
}

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  bytes: (value) => `${(value / 1_000).toFixed(1)} kB`,
  count: (value) => value.toFixed(0),
  shift: (value) => value.toFixed(3).replace(/\.?0+$/, ''),
  ratio: (value) => value.toFixed(2),
};

export const formatFigure = (value: number, unit: Unit): string => formats[unit](value);

interface Column {
  readonly heading: string;
  readonly metric: string;
  readonly unit: Unit;
}

interface Comparison {
  readonly heading: string;
  /** One row each; ours are set in bold. */
  readonly scenarios: readonly string[];
  readonly columns: readonly Column[];
}

const ours = /^(?:home|estimator\b.*)$/;

const shift: Column = { heading: 'layout shift', metric: 'layoutShift', unit: 'shift' };
const blocked: Column = { heading: 'total blocking time', metric: 'totalBlockingTime', unit: 'ms' };
const script: Column = { heading: 'script', metric: 'scriptLoaded', unit: 'bytes' };
const prefetched: Column = { heading: 'prefetched', metric: 'scriptPrefetched', unit: 'bytes' };

export const comparisons: readonly Comparison[] = [
  {
    heading: 'page',
    scenarios: ['static page', 'home', 'React page'],
    columns: [
      { heading: 'first contentful paint', metric: 'firstContentfulPaint', unit: 'ms' },
      { heading: 'largest contentful paint', metric: 'largestContentfulPaint', unit: 'ms' },
      shift,
      blocked,
      script,
      prefetched,
    ],
  },
  {
    heading: 'estimator in a foreign page',
    scenarios: [
      'hand-written element',
      'estimator',
      'estimator without snippet',
      'bare React',
      'SurveyJS',
      'Form.io',
    ],
    columns: [
      { heading: 'first step visible', metric: 'firstStepVisible', unit: 'ms' },
      { heading: 'first choice ticked', metric: 'firstChoiceTicked', unit: 'ms' },
      { heading: 'next step shown', metric: 'nextStepShown', unit: 'ms' },
      shift,
      blocked,
      script,
      prefetched,
      { heading: 'script after use', metric: 'scriptAfterUse', unit: 'bytes' },
    ],
  },
];

/**
 * Medians of the mobile profile, and each target with its result. A figure that was not measured leaves its cell empty.
 * @param table makes a Markdown table.
 */
export function speedTables(
  results: SpeedResults,
  table: (head: string[], rows: string[][]) => string,
): string {
  const { date, rounds, machine, profiles, targets } = results;
  const median = (scenario: string, { metric, unit }: Column): string => {
    const summary = profiles.mobile?.[scenario]?.[metric];
    return summary ? formatFigure(summary.median, unit) : '';
  };
  return [
    ...comparisons.map(({ heading, scenarios, columns }) =>
      table(
        [heading, ...columns.map((column) => column.heading)],
        scenarios.map((scenario) => [
          scenario.replace(ours, '**$&**'),
          ...columns.map((column) => median(scenario, column)),
        ]),
      ),
    ),
    table(
      ['target', 'measured', 'at most', ''],
      targets.map(({ name, unit, value, max, isMet }) => [
        name,
        formatFigure(value, unit),
        formatFigure(max, unit),
        isMet ? 'met' : '**missed**',
      ]),
    ),
    `Medians of ${rounds} rounds on ${date}, ${machine.processors} processors, Chromium ${machine.chromium}.`,
  ].join('\n\n');
}
