/** Exact fractions: a formula may divide, and what it comes to is rounded once, at the end. */
import { type Decimal, toDecimal } from '../decimal';

/** `top` / `bottom`; the bottom is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const TEN = 10n;

export const whole = (value: bigint): Fraction => ({ top: value, bottom: 1n });
export const zero = whole(0n);

export const fromDecimal = ({ units, places }: Decimal): Fraction =>
  places >= 0 ? { top: units, bottom: TEN ** BigInt(places) } : whole(units * TEN ** BigInt(-places));

/** @throws RangeError for a value that is not finite or below 0. */
export const fromNumber = (value: number): Fraction => fromDecimal(toDecimal(value));

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});

export const negated = ({ top, bottom }: Fraction): Fraction => ({ top: -top, bottom });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

/** @returns undefined for a division by 0. */
export function over(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.top === 0n) return undefined;
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

/** Below 0 where `a` is the smaller one, 0 where they are equal. */
export const compare = (a: Fraction, b: Fraction): bigint => a.top * b.bottom - b.top * a.bottom;

/** The whole number that is not above it. */
export function floor({ top, bottom }: Fraction): Fraction {
  const below = top / bottom; // towards 0
  return whole(top < 0n && below * bottom !== top ? below - 1n : below);
}

/** A result has so many decimal places. */
const PLACES = 6;

/** The decimal nearest to a fraction, of at most six places, half up. */
export function toResult(value: Fraction): Decimal {
  const scaled = times(value, whole(TEN ** BigInt(PLACES)));
  return { units: floor(plus(scaled, { top: 1n, bottom: 2n })).top, places: PLACES };
}
