/** How long React is evaluated, from a CPU profile. */

/** The parts of `Profiler.Profile` of the DevTools protocol that are read. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { url: string; lineNumber: number; columnNumber: number };
    children?: number[];
  }[];
  /** Microseconds of the browser's clock. */
  startTime: number;
  /** The node that ran, for each sample. */
  samples?: number[];
  /** Microseconds between samples. */
  timeDeltas?: number[];
}

/** Milliseconds of the browser's clock. */
export interface Sampled {
  time: number;
  /** Until the next sample. */
  duration: number;
}

const REACT = /\/react-[^/]+\.js$/;

/** The samples in which react-dom or React was evaluated: what the code of their file runs outside of all its functions. */
export function reactEvaluation({ nodes, startTime, samples = [], timeDeltas = [] }: CpuProfile): Sampled[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const evaluating = new Set<number>();
  const mark = (id: number): void => {
    evaluating.add(id);
    byId.get(id)?.children?.forEach(mark);
  };
  for (const { id, callFrame } of nodes)
    if (REACT.test(callFrame.url) && callFrame.lineNumber === 0 && callFrame.columnNumber === 0) mark(id);

  let time = startTime;
  return samples.flatMap((id, index) => {
    time += timeDeltas[index] ?? 0;
    const sampled = { time: time / 1_000, duration: (timeDeltas[index + 1] ?? 0) / 1_000 };
    return evaluating.has(id) ? [sampled] : [];
  });
}

/** How many milliseconds of a span the samples take; `start` and `duration` are in milliseconds too. */
export const timeWithin = (samples: readonly Sampled[], start: number, duration: number): number =>
  samples
    .filter(({ time }) => time >= start && time < start + duration)
    .reduce((sum, sampled) => sum + sampled.duration, 0);
