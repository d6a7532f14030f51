/** How long React is evaluated, told from a profile of the processor. */

/** The parts of `Profiler.Profile` of the DevTools protocol that are read. */
export interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  /** Microseconds of the browser's clock. */
  startTime: number;
  /** Of each moment that was looked at, the node that ran. */
  samples?: number[];
  /** Microseconds between such moments. */
  timeDeltas?: number[];
}

/** In milliseconds of the browser's clock. */
export interface Moment {
  time: number;
  /** How long until the next one. */
  duration: number;
}

const RUNTIME = /\/rolldown-runtime-[^/]+\.js$/;
const REACT = /\/react-[^/]+\.js$/;

/**
 * The moments at which react-dom or React was being evaluated. They are CommonJS modules: the bundler's runtime calls
 * them when the first module needs them, so what it calls in React's file is their evaluation, and nothing else is.
 */
export function evaluationOf({ nodes, startTime, samples = [], timeDeltas = [] }: Profile): Moment[] {
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
    const moment = { time: time / 1_000, duration: (timeDeltas[index + 1] ?? 0) / 1_000 };
    return evaluating.has(id) ? [moment] : [];
  });
}

/** How much of the time from `start` on the moments take, all in ms. */
export const timeWithin = (moments: readonly Moment[], start: number, duration: number): number =>
  moments
    .filter(({ time }) => time >= start && time < start + duration)
    .reduce((sum, moment) => sum + moment.duration, 0);
