/** The built-in items and questions, and the estimate's arithmetic: every wizard of the peers uses them. */
import type { offer as built } from '../content';

/** Defined by `bench/build.ts`. */
declare const OFFER: typeof built;

export const offer = OFFER;
export type Item = (typeof offer)['services'][number];

const FACTOR_DIGITS = 1e6; // removes floating point errors: 1.15 * 100 is 114.99999999999999

/**
 * @param items the selected items.
 * @param factors of the answered questions.
 * @returns a range such as "$866–$2,615": each item's min and max times all factors, rounded half up, then added.
 */
export function priceRange(items: readonly Item[], factors: readonly number[]): string {
  const factor = factors.reduce((product, one) => product * one, 1);
  const end = (which: 'min' | 'max') =>
    items
      .map(({ price }) => Math.round(Math.round(price[which] * factor * FACTOR_DIGITS) / FACTOR_DIGITS))
      .reduce((sum, one) => sum + one, 0)
      .toLocaleString('en-US');
  return `$${end('min')}–$${end('max')}`;
}
