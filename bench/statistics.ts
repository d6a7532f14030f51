/** Summary of one metric's figures from all rounds. */
export interface Summary {
  median: number;
  min: number;
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
  min: quantile(values, 0),
});

/** The figures of one round: the numerator's and the denominator's. */
export type Pair = readonly [over: readonly number[], under: readonly number[]];

/** Both limits of a confidence interval. */
export interface Interval {
  low: number;
  high: number;
}

/** @returns a quantile of all numerators divided by the same quantile of all denominators. */
export function ratioOf(pairs: readonly Pair[], share: number): number {
  const [over, under] = [pairs.flatMap(([figures]) => figures), pairs.flatMap(([, figures]) => figures)];
  return quantile(over, share) / quantile(under, share);
}

const RESAMPLES = 2_000;
/** With fewer rounds, nothing is known of how far they spread. */
const LEAST_ROUNDS = 5;

/**
 * The 95 % confidence interval of a ratio of quantiles, by the percentile bootstrap. Whole rounds are resampled, so
 * a round in which everything was slow does not widen it. The same pairs always give the same interval.
 * @param share which quantile: 0.5 is the median.
 * @returns undefined for fewer than five rounds.
 */
export function ratioInterval(pairs: readonly Pair[], share: number): Interval | undefined {
  if (pairs.length < LEAST_ROUNDS) return undefined;
  const random = seededRandom(pairs.length);
  const ratios = Array.from({ length: RESAMPLES }, () =>
    ratioOf(
      pairs.map((_, __, all) => all[Math.floor(random() * all.length)] as Pair),
      share,
    ),
  );
  return { low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) };
}

/** Mulberry32: numbers from 0 to below 1, the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
