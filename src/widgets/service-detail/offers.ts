import type { WidgetFacts } from '../../element/spec';
import type { ShownRange } from '../../pricing/money';
import type { ServiceDetailSpec } from './service-detail.element';
import type { ServicePage } from './servicePage';

/** A tier of the coating or an option of the gutter service, as the price list shows it. */
interface Offer {
  id: string;
  name: string;
  lasts?: string;
  description?: string | undefined;
  price: ShownRange;
  unit?: string | undefined;
}

/** What the page's price list holds. A tier has the price that it starts at. */
export function offersOf({ offers }: ServicePage, facts: WidgetFacts<ServiceDetailSpec>): readonly Offer[] {
  if (offers === 'gutters') return facts.gutters;
  if (offers === 'tiers')
    return facts.tiers.map(({ from, ...tier }) => ({
      ...tier,
      price: { min: from, max: from, openEnded: true },
    }));
  return [];
}
