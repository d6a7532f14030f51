/** Summary of one metric's figures from all rounds. */
export interface Summary {
  median: number;
  /** The quartiles: half of all figures lie between them. */
  low: number;
  high: number;
  p95: number;
  count: number;
}

/** @returns the value below which a share (0 to 1) of all values lies, interpolated linearly; NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const summarize = (values: readonly number[]): Summary => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75),
  p95: quantile(values, 0.95),
  count: values.length,
});
