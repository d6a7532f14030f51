import { completeTranslations } from './completeTranslations';
import type { Business } from './schema';

type Facts = Partial<Omit<Business, 'texts'>> & { translations?: Readonly<Record<string, object>> };

/**
 * What follows from the services of the firm whose site this is, so that a service is one entry of its file: its page, its
 * link in the menu, and what the estimator and the quote offer. What the file names itself counts. A completed site may be
 * completed again after its services have changed.
 */
export function completeSite<Site extends Facts>(site: Site): Site {
  const { services = [], servicePages = [], menu = [], estimator, quote } = site;
  const withPages = services.map((service) => ({ href: `/services/${service.id}`, ...service }));
  const missing = withPages.filter(
    ({ id, href }) => href === `/services/${id}` && !servicePages.some((page) => page.id === id),
  );
  const pages = missing.map(({ id, tagline, purpose }) => ({
    id,
    title: `{services.${id}.name}`,
    ...(tagline && { subtitle: `{services.${id}.tagline}` }),
    ...(purpose && { whatItDoes: `{services.${id}.purpose}` }),
    bestFor: [],
  }));
  const links = withPages.map(({ id, href, tagline }) => ({
    label: `{services.${id}.name}`,
    href,
    ...(tagline && { note: `{services.${id}.tagline}` }),
  }));
  const sold = <Item extends { id: string }>(items: readonly Item[]) =>
    items.map((item) =>
      services.some(({ id }) => id === item.id)
        ? {
            name: `{services.${item.id}.name}`,
            ...('tiers' in item || 'onRequest' in item ? {} : { price: `{services.${item.id}.card}` }),
            ...item,
          }
        : item,
    );
  const completed = {
    ...site,
    ...(services.length > 0 && { services: withPages }),
    ...(pages.length > 0 && { servicePages: [...servicePages, ...pages] }),
    ...(menu.length > 0 && {
      menu: menu.map((entry) =>
        entry.services ? { ...entry, links: withServices(links, entry.links) } : entry,
      ),
    }),
    ...(estimator?.items && { estimator: { ...estimator, items: sold(estimator.items) } }),
    ...(quote?.groups && {
      quote: { ...quote, groups: quote.groups.map((group) => ({ ...group, items: sold(group.items) })) },
    }),
  };
  const { translations } = site;
  return translations === undefined
    ? completed
    : { ...completed, translations: completeTranslations(completed, translations) };
}

/** The links of an entry of the menu with those of all services before the others. */
function withServices<Link extends { href?: string | undefined }>(
  services: readonly Link[],
  own: readonly Link[] = [],
): Link[] {
  const others = own.filter(({ href }) => !services.some((service) => service.href === href));
  return [...services.map((service) => own.find(({ href }) => href === service.href) ?? service), ...others];
}
