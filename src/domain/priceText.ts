import { fillText } from './fillText';
import type { PriceRange } from './priceRange';

/** A price that may be only the least, or not be known yet. */
export interface OpenPrice extends PriceRange {
  readonly from?: boolean | undefined;
  readonly onRequest?: boolean | undefined;
}

/** How a place says prices. */
interface PriceWords {
  /** `{price}` is filled in. */
  readonly from: string;
  readonly onRequest: string;
}

/** A range, its lower end where it is only the least, or that it is on request: then nothing of it has a price. */
export function priceText(
  price: OpenPrice,
  words: PriceWords,
  format: { amount: (amount: number) => string; range: (range: PriceRange) => string },
): string {
  if (price.onRequest || (price.from && price.max === 0)) return words.onRequest;
  return price.from ? fillText(words.from, { price: format.amount(price.min) }) : format.range(price);
}
