/** How long React is evaluated, from a CPU profile. */

/** The parts of `Profiler.Profile` of the DevTools protocol that are read. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
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

const RUNTIME = /\/rolldown-runtime-[^/]+\.js$/;
const REACT = /\/react-[^/]+\.js$/;

/**
 * The samples in which react-dom or React was evaluated. They are CommonJS modules: the bundler's runtime calls them when
 * the first module needs them, so what the runtime calls in React's file is their evaluation, and nothing else is.
 */
export function reactEvaluation({ nodes, startTime, samples = [], timeDeltas = [] }: CpuProfile): Sampled[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const evaluating = new Set<number>();
  const mark = (id: number): void => {
    evaluating.add(id);
    byId.get(id)?.children?.forEach(mark);
  };
  for (const { callFrame, children = [] } of nodes)
    if (RUNTIME.test(callFrame.url))
      for (const id of children) if (REACT.test(byId.get(id)?.callFrame.url ?? '')) mark(id);

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
