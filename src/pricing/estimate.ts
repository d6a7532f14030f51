import { roundedProduct } from './decimal';
import { type PriceRange, sumRanges } from './range';

/** Something the visitor selected. */
export interface SelectedItem {
  readonly id: string;
  /** Base range for the job, or for one unit. */
  readonly price: PriceRange;
  /** How many units the price is multiplied by. Default 1: also for a unit price where nobody asks how many. */
  readonly quantity?: number | undefined;
  /**
   * What the item costs at least, whatever the factors. It is a price for the job, so leave it out
   * where `price` is for one unit and no quantity is known.
   */
  readonly floor?: number | undefined;
}

/** A modifier that the visitor answered, with the factor of the answer. */
export interface ChosenFactor {
  readonly id: string;
  readonly factor: number;
}

/** What the visitor selected. A modifier that nobody answered is absent, which counts as 1. */
export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly factors: readonly ChosenFactor[];
}

/** An item's range, and how it came about. */
export interface EstimatedItem extends PriceRange {
  readonly id: string;
  readonly base: PriceRange;
  readonly quantity: number;
  /** The factors that made a difference: those of 1 are left out. */
  readonly factors: readonly ChosenFactor[];
  /** Only where the floor lifted `min`, or both ends. */
  readonly floor?: number;
}

/** The range of a selection; `items` stand in the order in which they were given. */
export interface Estimate extends PriceRange {
  readonly items: readonly EstimatedItem[];
}

/**
 * Each item's min and max times its quantity and all factors, rounded half up to a whole unit of the currency,
 * lifted to the floor (which may have cents); then their sums. Nothing selected gives 0 to 0.
 * @throws RangeError for a price, quantity or factor that is not finite or below 0.
 */
export function estimate({ items, factors }: Selection): Estimate {
  const effective = factors.filter(({ factor }) => factor !== 1);
  const estimated = items.map((item) => estimateItem(item, effective));
  return { ...sumRanges(estimated), items: estimated };
}

function estimateItem(
  { id, price, quantity = 1, floor = 0 }: SelectedItem,
  factors: readonly ChosenFactor[],
): EstimatedItem {
  const scaled = (amount: number) =>
    roundedProduct([amount, quantity, ...factors.map(({ factor }) => factor)]);
  const min = scaled(price.min);
  return {
    id,
    base: price,
    quantity,
    factors,
    min: Math.max(min, floor),
    max: Math.max(scaled(price.max), floor),
    ...(floor > min && { floor }),
  };
}
