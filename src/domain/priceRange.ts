/** From `min` to `max`, both included, in units of the currency (dollars, not cents). */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** A lead's amounts are below these: a phone number is no price. Whoever can type one could send it to a stranger. */
export const priceLimits = {
  /** Of a range alone. */
  range: 1e7,
  /** Of an estimate that is explained line by line. */
  amount: 1e9,
} as const;

/** Whether a value of a lead is a range of prices. */
export const isPriceRange = (value: unknown, limit: number = priceLimits.amount): value is PriceRange =>
  typeof value === 'object' &&
  value !== null &&
  'min' in value &&
  'max' in value &&
  typeof value.min === 'number' &&
  typeof value.max === 'number' &&
  value.min >= 0 &&
  value.max >= value.min &&
  value.max < limit;

/** The range that the visitor saw last: of an estimate, or of a quote. */
export const rangeSeen = ({ estimate, total }: Record<string, unknown>): unknown => estimate ?? total;

/** Whether that range only says where the price begins. */
export function isOpenSeen({ estimate, breakdown, total }: Record<string, unknown>): boolean {
  const seen = estimate == null ? total : breakdown;
  return typeof seen === 'object' && seen !== null && 'from' in seen && seen.from === true;
}
