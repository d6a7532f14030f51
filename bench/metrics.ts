import type { Unit } from '../scripts/speedTable';

interface MetricSpec {
  /** As the console shows it. */
  readonly label: string;
  readonly unit: Unit;
}

const ms = (label: string): MetricSpec => ({ label, unit: 'ms' });
const bytes = (label: string): MetricSpec => ({ label, unit: 'bytes' });

/** What is measured. Times count from the start of the navigation unless a comment says otherwise. */
export const metrics = {
  firstContentfulPaint: ms('first contentful paint'),
  largestContentfulPaint: ms('largest contentful paint'),
  layoutShift: { label: 'layout shift', unit: 'shift' },
  /** Sum of what long tasks take beyond 50 ms each, before any interaction. */
  totalBlockingTime: ms('total blocking time'),
  requests: { label: 'requests', unit: 'count' },
  bytes: bytes('downloaded'),
  html: bytes('HTML'),
  scriptLoaded: bytes('script until the load event'),
  scriptPrefetched: bytes('script prefetched'),
  firstStepVisible: ms('first step visible'),
  firstChoiceTicked: ms('first choice ticked'),
  nextStepShown: ms('next step shown'),
  scriptAfterUse: bytes('script after all steps'),
  /** Files of the same. */
  scriptFiles: { label: 'files of script after all steps', unit: 'count' },
  /** From an interaction until the next paint. */
  interaction: ms('interaction to next paint'),
  /** From the press until the dialog is painted. */
  dialogOpening: ms('dialog opening'),
  /** Main-thread time while a loaded page is scrolled by `SCROLLED` px. */
  scrolling: ms('main-thread time of scrolling'),
  longestOtherTask: ms('longest task without the evaluation of react-dom'),
  /** Main-thread time of one more widget. */
  cpuPerWidget5: ms('CPU per widget, 2nd to 5th'),
  cpuPerWidget20: ms('CPU per widget, 6th to 20th'),
  /** JavaScript heap of one more widget, after garbage collection. */
  heapPerWidget5: bytes('heap per widget, 2nd to 5th'),
  heapPerWidget20: bytes('heap per widget, 6th to 20th'),
} as const satisfies Record<string, MetricSpec>;

export type Metric = keyof typeof metrics;

/** The figures of one measurement by metric: mostly one each, of interactions several. */
export type Sample = Partial<Record<Metric, number[]>>;

/** A scenario's samples by round; undefined in rounds without it. */
export type Rounds = readonly (Sample | undefined)[];

/** By scenario. */
export type Measured = Readonly<Record<string, Rounds>>;

/** The figures of one metric from all rounds. */
export const figuresOf = (rounds: Rounds, metric: Metric): number[] =>
  rounds.flatMap((sample) => sample?.[metric] ?? []);
