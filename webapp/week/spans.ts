/** Spans of a day, which are dragged: none is dragged over another one. Minutes from midnight. */

export interface Span {
  from: number;
  until: number;
}

export type Edge = keyof Span;

/** Minutes by which spans are moved, and the shortest one. */
export const STEP = 15;
const DAY = 24 * 60;
/** Minutes that a new span has, where there is room. */
const USUAL = 120;

const snap = (minutes: number) => Math.round(minutes / STEP) * STEP;
const within = (minutes: number, [min, max]: readonly [number, number]) =>
  Math.min(Math.max(minutes, min), max);

export const sorted = (spans: readonly Span[]): Span[] =>
  spans.toSorted((one, other) => one.from - other.from);

/** From the end of the span before to the beginning of the next one. Windows that were typed may overlap. */
function roomOf(spans: readonly Span[], index: number, { from, until }: Span): [number, number] {
  const [before, next] = [spans[index - 1], spans[index + 1]];
  return [Math.min(before?.until ?? 0, from), Math.max(next?.from ?? DAY, until)];
}

/** Between which minutes an edge of a span can be. */
export function edgeRoom(spans: readonly Span[], index: number, edge: Edge): [number, number] {
  const span = spans[index] ?? { from: 0, until: DAY };
  const { from, until } = span;
  const [min, max] = roomOf(spans, index, span);
  return edge === 'from' ? [min, until - STEP] : [from + STEP, max];
}

/** The spans when an edge of one is put somewhere, or as near as it can be. @param spans in their order */
export const withEdge = (spans: readonly Span[], index: number, edge: Edge, minutes: number): Span[] =>
  spans.map((span, at) =>
    at === index ? { ...span, [edge]: within(snap(minutes), edgeRoom(spans, index, edge)) } : span,
  );

/** The spans when one of them begins at another time, as near as it can, and is as long as before. */
export function withStart(spans: readonly Span[], index: number, minutes: number): Span[] {
  const span = spans[index];
  if (!span) return [...spans];
  const length = span.until - span.from;
  const [min, max] = roomOf(spans, index, span);
  const from = within(snap(minutes), [min, max - length]);
  return spans.map((other, at) => (at === index ? { from, until: from + length } : other));
}

/** The spans with one more that begins then. @returns undefined where it overlaps another one */
export function withSpan(spans: readonly Span[], start: number, length: number): Span[] | undefined {
  const from = within(snap(start), [0, DAY - length]);
  const span = { from, until: from + length };
  const isFree = spans.every((other) => other.until <= span.from || span.until <= other.from);
  return isFree ? sorted([...spans, span]) : undefined;
}

/** The spans with one more about a time, as long as there is room. @returns undefined where there is none */
export function withSpanAt(spans: readonly Span[], minutes: number): Span[] | undefined {
  const at = Math.floor(minutes / 60) * 60;
  for (const length of [USUAL, 60, 30, STEP])
    for (const start of [at, snap(minutes - length / 2)]) {
      const more = withSpan(spans, start, length);
      if (more) return more;
    }
  return undefined;
}

/** The spans with one more, after the last one where there is room. @param first minutes at which the first one begins */
export function withOneMore(spans: readonly Span[], first: number): Span[] | undefined {
  const starts = [...spans.map(({ until }) => until), first, 0].toSorted((one, other) => other - one);
  for (const length of [USUAL, 60, 30, STEP])
    for (const start of spans.length === 0 ? [first] : starts) {
      const more = start + length <= DAY ? withSpan(spans, start, length) : undefined;
      if (more) return more;
    }
  return undefined;
}
