import { type Decimal, divideTo, toDecimal } from './decimal';

/** Payment of a total in equal parts, one at the end of each month. */
export interface MonthlyTerms {
  /** How many; at least 1. */
  readonly months: number;
  /** Interest in percent a year, a twelfth of it each month. @default 0 */
  readonly rate?: number | undefined;
}

/**
 * One payment: `total` × i × (1 + i)^n ÷ ((1 + i)^n − 1), exact before it is rounded, or the n-th part where there is no interest.
 * @param step what it is rounded to, half up.
 */
export function monthlyPayment(total: Decimal, { months, rate = 0 }: MonthlyTerms, step: Decimal): Decimal {
  const interest = toDecimal(rate);
  if (interest.units === 0n) return divideTo(total, BigInt(months), step);
  // The interest of a month is `top` / `bottom`: a twelfth of a hundredth of the rate.
  const scale = Math.max(interest.places, 0);
  const top = interest.units * 10n ** BigInt(scale - interest.places);
  const bottom = 1200n * 10n ** BigInt(scale);
  const grown = (bottom + top) ** BigInt(months);
  const lent = bottom ** BigInt(months);
  const share = { units: total.units * top * grown, places: total.places };
  return divideTo(share, bottom * (grown - lent), step);
}
