import type { PriceRange } from '../domain/priceRange';
import type { ShownPrice } from '../domain/shownPrice';
import { sumRanges } from './range';

/** An item of a quote. */
interface QuoteItem {
  readonly price: ShownPrice;
  /** Whether the price is that of a month. @default false */
  readonly monthly?: boolean | undefined;
}

/** Whether a price counts in the total. That of one unit does not, as nobody has measured yet. */
const isOfJob = ({ price }: QuoteItem): boolean => !price.unit;

/**
 * The total of a quote: the sums of the minimums and of the maximums, not rounded, without prices of one unit.
 * @param checkedItems the checked items only; an empty list gives 0 to 0.
 */
export function quoteTotal(checkedItems: readonly QuoteItem[]): PriceRange {
  return sumRanges(checkedItems.filter(isOfJob).map(({ price }) => price));
}

/** Whether the job may cost more than the total: a price in it only begins there, or is one of a unit. */
export const isOpenQuote = (checkedItems: readonly QuoteItem[]): boolean =>
  checkedItems.some(({ price }) => price.unit || price.from || price.openEnded);

/** The total as it is shown: where a price may be higher, so may the total. Undefined where no price counts in it. */
function shownTotal(checkedItems: readonly QuoteItem[]): ShownPrice | undefined {
  const counted = checkedItems.filter(isOfJob);
  if (counted.length === 0) return undefined;
  const total = quoteTotal(counted);
  if (!isOpenQuote(counted)) return total;
  return counted.every(({ price }) => price.from || price.min === price.max)
    ? { ...total, from: true }
    : { ...total, openEnded: true };
}

/** The total as it is shown, and its parts by how often they are paid. One in which no price counts is undefined. */
export function quoteParts(
  checkedItems: readonly QuoteItem[],
): Readonly<Record<'total' | 'once' | 'monthly', ShownPrice | undefined>> {
  return {
    total: shownTotal(checkedItems),
    once: shownTotal(checkedItems.filter(({ monthly }) => !monthly)),
    monthly: shownTotal(checkedItems.filter(({ monthly }) => monthly)),
  };
}
