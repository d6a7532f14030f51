import type { Business } from '../../content/schema';
import type { WidgetSettings } from '../../element/spec';
import type { ServiceDetailSpec } from './service-detail.element';

export type ServicePage = Business['servicePages'][number];
export type Service = Business['services'][number];

/** The page that the element asks for, else the first one; with its service, if there is one of that id. */
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

/** What each section of the page is given. */
export interface SectionProps {
  page: ServicePage;
  settings: WidgetSettings<ServiceDetailSpec>;
}
