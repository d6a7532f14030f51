import { roundedProduct } from './decimal';
import { type PriceRange, sumRanges } from './range';

/** A service or add-on that the visitor selected. */
export interface SelectedItem {
  readonly id: string;
  /** Base price range of the whole item, or of one unit. */
  readonly price: PriceRange;
  /** Number of units. @default 1, for a unit price too where no quantity is asked for. */
  readonly quantity?: number | undefined;
  /**
   * Minimum price of the whole item, whatever the factors. Leave it out where `price` is for one unit and the quantity is
   * unknown. @default 0
   */
  readonly floor?: number | undefined;
}

/** The factor of the visitor's answer to a price modifier. */
export interface ChosenFactor {
  readonly id: string;
  readonly factor: number;
}

/** Everything the visitor chose. A modifier without an answer is absent, which counts as a factor of 1. */
export interface Selection {
  readonly items: readonly SelectedItem[];
  readonly factors: readonly ChosenFactor[];
}

/** An item's range with what it was computed from. */
export interface EstimatedItem extends PriceRange {
  readonly id: string;
  readonly base: PriceRange;
  readonly quantity: number;
  /** Without factors of 1. */
  readonly factors: readonly ChosenFactor[];
  /** Present where the floor raised `min`, or both ends. */
  readonly floor?: number;
}

/** The range of a selection; `items` are in the order of the selection. */
export interface Estimate extends PriceRange {
  readonly items: readonly EstimatedItem[];
}

/**
 * Computes the price range of a selection. Each item's min and max are multiplied by its quantity and all factors, rounded
 * half up to a whole unit of the currency, and raised to the floor (which may have cents); then they are added. No items
 * give 0 to 0.
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
