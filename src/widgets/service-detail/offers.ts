import type { ShownRange } from '../../domain/money';
import type { WidgetFacts } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';
import type { ServicePage } from './servicePage';

/** An entry of the price list: a tier of the coating or an option of the gutter service. */
interface Offer {
  id: string;
  name: string;
  lasts?: string;
  description?: string | undefined;
  price: ShownRange;
  unit?: string | undefined;
}

/** The entries of the page's price list. A tier has a price that it starts at. */
export function offersOf({ offers }: ServicePage, facts: WidgetFacts<ServiceDetailSpec>): readonly Offer[] {
  if (offers === 'gutters') return facts.gutters;
  if (offers === 'tiers')
    return facts.tiers.map(({ from, ...tier }) => ({
      ...tier,
      price: { min: from, max: from, openEnded: true },
    }));
  return [];
}
