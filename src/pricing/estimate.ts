import type { PriceRange } from '../domain/priceRange';
import { addCharges, type Charge, type ChargeTerms } from './charges';
import { toDecimal } from './decimal';
import { type ChosenFactor, type EstimatedItem, estimateItem, type SelectedItem } from './item';

/** Everything the visitor chose. A question without an answer is absent, which counts as a factor of 1. */
export interface Selection extends ChargeTerms {
  readonly items: readonly SelectedItem[];
  readonly factors: readonly ChosenFactor[];
  /** What prices are rounded to, half up: 1 for whole units of the currency, 0.01 for cents. @default 1 */
  readonly step?: number | undefined;
}

/** The range of a selection: `items`, in the order of the selection, and `charges` add up to it. */
export interface Estimate extends PriceRange {
  readonly items: readonly EstimatedItem[];
  /** In the order in which they were added. */
  readonly charges: readonly Charge[];
  /** The part of the range that is paid in advance. */
  readonly deposit?: PriceRange;
  /** One payment of the range in monthly parts. */
  readonly monthly?: PriceRange;
  /** The range is only the least: a quantity is not known, or an item has no price. */
  readonly from?: true;
}

/**
 * Computes the price range of a selection. Each item's min and max are multiplied by its quantity and all factors, rounded
 * half up, and raised to the floor (which is not rounded); then they are added, and the charges on the whole job follow. No
 * items give 0 to 0.
 * @throws RangeError for a price, quantity or factor that is not finite or below 0, and for a discount above 100 %.
 */
export function estimate({ items, factors, step = 1, ...terms }: Selection): Estimate {
  const roundingStep = toDecimal(step);
  const estimated = items.map((item) => estimateItem(item, factors, roundingStep));
  const priced = estimated.filter(({ onRequest }) => !onRequest);
  return {
    ...addCharges(priced, terms, roundingStep),
    items: estimated,
    ...(estimated.some((item) => item.from || item.onRequest) && { from: true }),
  };
}
