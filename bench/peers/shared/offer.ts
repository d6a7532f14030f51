/** What every wizard of the peers works with: the built-in offer, and the arithmetic of the estimate. */
import type { offer as built } from '../content';

/** Put in by the build. */
declare const OFFER: typeof built;

export const offer = OFFER;
export type Item = (typeof offer)['services'][number];

const FACTOR_DIGITS = 1e6; // takes away what binary fractions add: 1.15 * 100 is 114.99999999999999

/**
 * @param items what was selected.
 * @param factors of the answers; what nobody answered is left out.
 * @returns such as "$866–$2,615": each item's ends times all factors, rounded half up, then summed.
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
