import type { Business } from '../../content/schema';
import type { ShownRange } from '../../domain/money';
import type { WidgetFacts, WidgetSettings } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';

export type ServicePage = Business['servicePages'][number];
export type Service = Business['services'][number];

/** The page of the `service` attribute, else the first page, with the service of the same id if there is one. */
export function findPage({ attributes, facts }: WidgetSettings<ServiceDetailSpec>): {
  page: ServicePage | undefined;
  service: Service | undefined;
} {
  const pages: Business['servicePages'] = facts.servicePages;
  const page = pages.find(({ id }) => id === attributes.service) ?? pages[0];
  return { page, service: page && findService(facts.services, page.id) };
}

export const findService = (services: Business['services'], id: string): Service | undefined =>
  services.find((service) => service.id === id);

/** Props of each section. */
export interface SectionProps {
  page: ServicePage;
  settings: WidgetSettings<ServiceDetailSpec>;
}

/** An entry of the price list: one of the service's own, a tier of the coating or an option of the gutter service. */
interface Offer {
  id: string;
  name: string;
  lasts?: string;
  description?: string | undefined;
  price: ShownRange;
  unit?: string | undefined;
}

/** The entries of the page's price list. A tier has a price that it starts at. */
export function offersOf(
  { offers, options }: ServicePage,
  facts: WidgetFacts<ServiceDetailSpec>,
): readonly Offer[] {
  if (options?.length) return options;
  if (offers === 'gutters') return facts.gutters;
  if (offers === 'tiers')
    return facts.tiers.map(({ from, ...tier }) => ({
      ...tier,
      price: { min: from, max: from, openEnded: true },
    }));
  return [];
}
