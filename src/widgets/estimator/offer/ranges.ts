import type { PriceRange } from '../../../domain/priceRange';
import { percentOff } from '../../../pricing/range';
import type { EstimatorFacts } from './offer';

/** The facts with a range in place of each price of an item that is one number, where the firm says by how many percent it may differ. */
export function withRanges(facts: EstimatorFacts): EstimatorFacts {
  const { rangePercent, items } = facts;
  if (!rangePercent) return facts;
  const rangeOf = (price: PriceRange) =>
    price.min === price.max ? percentOff(price.min, rangePercent) : price;
  return {
    ...facts,
    items: items.map(({ price, tiers, ...item }) => ({
      ...item,
      ...(price && { price: rangeOf(price) }),
      ...(tiers && {
        tiers: tiers.map((tier) => ({
          ...tier,
          ...(tier.price && { price: rangeOf(tier.price) }),
          ...(tier.flat && { flat: rangeOf(tier.flat) }),
        })),
      }),
    })),
  };
}
