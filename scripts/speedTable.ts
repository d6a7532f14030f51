/** The tables of the documents that show what `npm run bench` measured. */

/** Where a full run of the benchmark writes its results. */
export const RESULTS = 'bench/results.json';
/** Where it adds the key figures of each run. */
export const HISTORY = 'bench/history.json';

/** Layout shift has no unit; it is a score of up to 3 decimals. */
export type Unit = 'ms' | 'bytes' | 'count' | 'shift' | 'ratio';

/** A target of the benchmark and what was measured for it. */
export interface TargetResult {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** Of a ratio: the scenario it is taken to. */
  readonly baseScenario?: string;
  /** Of a ratio: its 95 % confidence interval; absent after too few rounds. */
  readonly interval?: { readonly low: number; readonly high: number } | undefined;
  readonly max: number;
  readonly isMet: boolean;
  /** Whether the interval reaches beyond 10 % on either side. */
  readonly isUncertain: boolean;
}

interface Figures {
  readonly median: number;
  readonly min: number;
}

/** The part of the benchmark's results that the documents show. */
export interface SpeedResults {
  /** The day of the run, as 2026-11-21. */
  readonly date: string;
  /** Rounds that every scenario took part in, and of scenarios with uncertain ratios. */
  readonly rounds: { readonly all: number; readonly most: number };
  /** It is busy where other programs used most of its processors when the run began; unknown of early runs. */
  readonly machine: { readonly processors: number; readonly isBusy?: boolean; readonly chromium: string };
  /** By scenario and metric. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, Figures>>>>;
  readonly targets: readonly TargetResult[];
}

interface Ratio {
  readonly value?: number;
  readonly isUncertain?: boolean;
}

/** The key figures of one run, sizes in bytes. One that was not measured then is left out. */
export interface HistoryEntry {
  readonly date: string;
  /** Whether other programs used the machine meanwhile. */
  readonly isBusy?: boolean | undefined;
  /** The name of the release, or of the preview of the next one. */
  readonly release: string;
  /** Scripts of an estimator in a foreign page: before it is touched, and after all steps. */
  readonly beforeTouch?: number | undefined;
  readonly walk?: number | undefined;
  readonly walkFiles?: number | undefined;
  /** Home, untouched: everything that it downloads, and its HTML. */
  readonly home?: number | undefined;
  readonly homeRequests?: number | undefined;
  readonly homeHtml?: number | undefined;
  /** Ratios to the estimator by hand. */
  readonly firstTick: Ratio;
  readonly press: Ratio;
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
    scenarios: ['static page', 'home', 'Astro page'],
    columns: [
      { heading: 'first contentful paint', metric: 'firstContentfulPaint', unit: 'ms' },
      { heading: 'largest contentful paint', metric: 'largestContentfulPaint', unit: 'ms' },
      shift,
      blocked,
      script,
      prefetched,
      { heading: 'scrolling', metric: 'scrolling', unit: 'ms' },
    ],
  },
  {
    heading: 'estimator in a foreign page',
    scenarios: [
      'hand-written element',
      'estimator',
      'estimator by the script for all widgets',
      'estimator as markup',
      'bare React',
      'SurveyJS',
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

/** The median, and in parentheses the minimum where it differs. */
export function formatFigures({ median, min }: Figures, unit: Unit): string {
  const [usual, least] = [median, min].map((value) => formatFigure(value, unit));
  return usual === least ? `${usual}` : `${usual} (${least})`;
}

/** The value, and of a ratio its confidence interval. */
export function formatMeasured({
  value,
  unit,
  interval,
}: Pick<TargetResult, 'value' | 'unit' | 'interval'>): string {
  const limits = interval && [interval.low, interval.high].map((limit) => formatFigure(limit, unit));
  return formatFigure(value, unit) + (limits ? ` (${limits.join('–')})` : '');
}

/**
 * Figures, each target with its result, what is to be said of missed ones, and how it was measured. A
 * figure that was not measured leaves its cell empty.
 * @param table makes a Markdown table.
 * @param notes by target: why it is missed, or what it would cost.
 */
export function speedTables(
  { date, rounds, machine, figures: measured, targets }: SpeedResults,
  table: (head: string[], rows: string[][]) => string,
  notes: Readonly<Record<string, string>>,
): string {
  const cell = (scenario: string, { metric, unit }: Column): string => {
    const figures = measured[scenario]?.[metric];
    return figures ? formatFigures(figures, unit) : '';
  };
  const explained = targets.flatMap(({ name, isMet }) =>
    !isMet && notes[name] ? [`- **${name}**: ${notes[name]}`] : [],
  );
  const uncertain = targets.filter(({ isUncertain }) => isUncertain).map(({ name }) => `- ${name}`);
  const intervals = targets.some(({ interval }) => interval)
    ? ' The 95 % confidence interval follows each ratio.'
    : '';
  const more = rounds.most > rounds.all ? `, up to ${rounds.most} where a ratio was uncertain,` : '';
  return [
    ...comparisons.map(({ heading, scenarios, columns }) =>
      table(
        [heading, ...columns.map((column) => column.heading)],
        scenarios.map((scenario) => [
          scenario.replace(ours, '**$&**'),
          ...columns.map((column) => cell(scenario, column)),
        ]),
      ),
    ),
    table(
      ['target', 'ratio to', 'measured', 'at most', ''],
      targets.map((target) => [
        target.name,
        target.baseScenario ?? '',
        formatMeasured(target),
        formatFigure(target.max, target.unit),
        (target.isMet ? 'met' : '**missed**') + (target.isUncertain ? ', uncertain' : ''),
      ]),
    ),
    ...(explained.length > 0 ? [`Why targets were missed:\n\n${explained.join('\n')}`] : []),
    `Medians (minima in parentheses) of ${rounds.all} rounds${more} on ${date}, ${machine.processors} processors${machine.isBusy ? ', busy with other programs' : ''}, Chromium ${machine.chromium}.${intervals}`,
    ...(uncertain.length > 0
      ? [
          `There were too few rounds, or the machine was too busy, to measure these ratios within 10 %:\n\n${uncertain.join('\n')}`,
        ]
      : []),
  ].join('\n\n');
}

/** The key figures of all runs, the last one first. */
export function historyTable(
  history: readonly HistoryEntry[],
  table: (head: string[], rows: string[][]) => string,
): string {
  const cell = (value: number | undefined, unit: Unit) =>
    value === undefined ? '' : formatFigure(value, unit);
  const ratio = ({ value, isUncertain }: Ratio) => cell(value, 'ratio') + (isUncertain ? ', uncertain' : '');
  return table(
    [
      'date',
      'release',
      'script before a touch',
      'after all steps',
      'files',
      'home',
      'requests',
      'HTML',
      'first tick',
      'press',
    ],
    history
      .toReversed()
      .map((entry) => [
        entry.date + (entry.isBusy ? ', busy' : ''),
        entry.release,
        cell(entry.beforeTouch, 'bytes'),
        cell(entry.walk, 'bytes'),
        cell(entry.walkFiles, 'count'),
        cell(entry.home, 'bytes'),
        cell(entry.homeRequests, 'count'),
        cell(entry.homeHtml, 'bytes'),
        ratio(entry.firstTick),
        ratio(entry.press),
      ]),
  );
}
