import { factorsOf, type ItemFactor } from '../domain/factorsOf';
import type { PriceRange } from '../domain/priceRange';
import {
  add,
  type Decimal,
  larger,
  multiply,
  negative,
  roundTo,
  roundUpTo,
  smaller,
  toDecimal,
  toNumber,
} from './decimal';

/** A price for some of the units. */
export interface PriceTier {
  /** The last unit that it holds for. The last tier holds for all above, too. */
  readonly upTo?: number | undefined;
  /** For one unit. @default 0 to 0 */
  readonly price?: PriceRange | undefined;
  /** Once, as soon as the tier counts. @default 0 to 0 */
  readonly flat?: PriceRange | undefined;
}

/** A service or add-on that the visitor selected. */
export interface SelectedItem {
  readonly id: string;
  /** Base price range of the whole item, or of one unit. Left out: on request, unless there are `tiers`. */
  readonly price?: PriceRange | undefined;
  /** In place of `price`: prices by the number of units, ascending. */
  readonly tiers?: readonly PriceTier[] | undefined;
  /**
   * `graduated`: each unit costs what the tier says that it falls into; `whole`: all cost what the last one's tier says.
   * @default graduated
   */
  readonly tiersMode?: 'graduated' | 'whole' | undefined;
  /** Number of units. @default 1, for a unit price too where no quantity is asked for. */
  readonly quantity?: number | undefined;
  /** Units are billed in multiples of it: 1 bills every started hour. Left out: exactly. */
  readonly billingIncrement?: number | undefined;
  /** Minimum price of the whole item, whatever the factors. @default 0 */
  readonly floor?: number | undefined;
  /** Whether the price is only the least: the quantity is not known. */
  readonly from?: boolean | undefined;
}

/** The factor of the visitor's answer to a question. */
export interface ChosenFactor extends ItemFactor {
  readonly id: string;
}

/** Units that have one price. */
export interface PricedUnits {
  readonly quantity: number;
  readonly price: PriceRange;
  readonly flat: PriceRange;
}

/** An item's range with what it was computed from. */
export interface EstimatedItem extends PriceRange {
  readonly id: string;
  /** Base price range of the whole item or of one unit; with `parts` their sum. */
  readonly base: PriceRange;
  readonly quantity: number;
  /** Present where it is not `quantity`. */
  readonly billedQuantity?: number;
  /** Present where there are tiers. */
  readonly parts?: readonly PricedUnits[];
  /** Without factors of 1, and without those of other items. */
  readonly factors: readonly ChosenFactor[];
  /** Present where the floor raised `min`, or both ends. */
  readonly floor?: number;
  /** The price is only the least: the quantity is not known. */
  readonly from?: true;
  /** It has no price, and counts as 0. */
  readonly onRequest?: true;
}

type End = keyof PriceRange;

const free: PriceRange = { min: 0, max: 0 };
/** Larger integers are inexact, and Infinity has no JSON. */
const limit = toDecimal(Number.MAX_SAFE_INTEGER);

/** @param step to which a price is rounded, half up. @throws RangeError for a number that is not finite or below 0. */
export function estimateItem(
  item: SelectedItem,
  allFactors: readonly ChosenFactor[],
  step: Decimal,
): EstimatedItem {
  const { id, price, tiers, quantity = 1, billingIncrement, floor = 0, from } = item;
  if (!price && !tiers) return { id, base: free, quantity, factors: [], ...free, onRequest: true };

  const factors = factorsOf(id, allFactors);
  const units = toDecimal(quantity);
  const billed = billingIncrement ? roundUpTo(units, toDecimal(billingIncrement)) : units;
  const parts = tiers && splitByTier(tiers, billed, item.tiersMode);
  const lowest = toDecimal(floor);
  const ends = (end: End) => {
    const base = parts ? sumOf(parts, end) : multiply(toDecimal(price?.[end] ?? 0), billed);
    const exact = multiply(base, ...factors.map(({ factor }) => toDecimal(factor)));
    // A price that is only the least never looks like nothing.
    const rounded = from && exact.units > 0n ? larger(roundTo(exact, step), step) : roundTo(exact, step);
    const computed = smaller(rounded, limit);
    return { base: toNumber(base), computed, raised: larger(lowest, computed) };
  };
  const [min, max] = [ends('min'), ends('max')];
  const billedQuantity = toNumber(billed);
  return {
    id,
    base: price && !parts ? price : { min: min.base, max: max.base },
    quantity,
    ...(billedQuantity !== quantity && { billedQuantity }),
    ...(parts && { parts: parts.map((part) => ({ ...part, quantity: toNumber(part.quantity) })) }),
    factors,
    min: toNumber(min.raised),
    max: toNumber(max.raised),
    ...(floor > toNumber(min.computed) && { floor }),
    ...(from && { from }),
  };
}

interface Part {
  quantity: Decimal;
  price: PriceRange;
  flat: PriceRange;
}

const sumOf = (parts: readonly Part[], end: End): Decimal =>
  add(
    ...parts.flatMap(({ quantity, price, flat }) => [
      multiply(quantity, toDecimal(price[end])),
      toDecimal(flat[end]),
    ]),
  );

/** The units of each tier that counts. */
function splitByTier(
  tiers: readonly PriceTier[],
  units: Decimal,
  mode: SelectedItem['tiersMode'] = 'graduated',
): Part[] {
  const parts: Part[] = [];
  let start = toDecimal(0);
  for (const [index, { upTo, price = free, flat = free }] of tiers.entries()) {
    const end = upTo === undefined || index === tiers.length - 1 ? units : smaller(units, toDecimal(upTo));
    const quantity = add(end, negative(start));
    const isReached = quantity.units > 0n;
    if (isReached || index === 0) parts.push({ quantity, price, flat: isReached ? flat : free });
    start = larger(start, end);
  }
  return mode === 'whole' ? parts.slice(-1).map((part) => ({ ...part, quantity: units })) : parts;
}
