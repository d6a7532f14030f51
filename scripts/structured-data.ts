/** What search engines are told of each page, in the words of schema.org, from the same facts as the widgets. */
import type {
  AggregateOffer,
  BreadcrumbList,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  Offer,
  Service,
  Thing,
} from 'schema-dts';
import { defaultBusiness } from '../src/content/business';
import type { PriceRange } from '../src/pricing/range';

const { company, currency, services, servicePages, plans, tiers, gutters, addOns, faqs } = defaultBusiness;

/**
 * @param route of the page, such as `/services/bioblast`.
 * @param title of the page, as its place in the breadcrumbs says it.
 * @param site address of the site, without a slash at its end.
 * @returns a `<script>` of JSON-LD: the business on every page, and what the page itself is about. No reviews: those of a
 *   business's own page are not to be marked up.
 */
export function structuredData(route: string, title: string, site: string): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      business(site),
      ...(route === '/' ? [questions()] : [breadcrumbs(route, title, site)]),
      ...servicesOn(route, site),
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

const businessId = (site: string) => `${site}/#business`;
const areaServed = () => company.cities.map((name) => ({ '@type': 'City' as const, name }));

function business(site: string): HomeAndConstructionBusiness {
  const [addressLocality, addressRegion] = company.area.split(', ');
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(site),
    name: company.name,
    slogan: company.tagline,
    url: `${site}/`,
    image: `${site}/pictures/hero-1600.webp`,
    telephone: company.phone,
    email: company.email,
    address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'US' },
    areaServed: areaServed(),
    currenciesAccepted: currency,
  };
}

function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs(route: string, title: string, site: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
      { '@type': 'ListItem', position: 2, name: title, item: site + route },
    ],
  };
}

function servicesOn(route: string, site: string): Thing[] {
  const offered = (name: string, description: string | undefined, offers: Service['offers']): Service => ({
    '@type': 'Service',
    name,
    description,
    url: site + route,
    provider: { '@id': businessId(site) },
    areaServed: areaServed(),
    offers,
  });

  const service = services.find(({ href }) => href === route);
  const page = servicePages.find(({ id }) => id === service?.id);
  if (service && page) return [offered(page.title, page.whatItDoes, offersOf(service, page))];
  if (route === '/biocare')
    return [
      offered(
        'BioCare maintenance plans',
        undefined,
        plans.map(({ name, description, price, period }) => offer(name, description, price, period)),
      ),
    ];
  if (route === '/services/add-ons')
    return addOns.map(({ name, description, prices }) =>
      offered(
        name,
        description,
        prices.map(({ label, price, unit }) => offer(label ?? name, undefined, price, unit)),
      ),
    );
  if (route === '/biocheck')
    return [
      offered(
        'BioCheck',
        'A free check of the outside of a property.',
        offer('BioCheck', undefined, { min: 0, max: 0 }),
      ),
    ];
  return [];
}

/** A service sold in several kinds has the prices of those. */
function offersOf(
  { page, card }: (typeof services)[number],
  { offers }: (typeof servicePages)[number],
): AggregateOffer | Offer[] {
  const { min, max, openEnded } = page ?? card;
  if (offers === 'gutters')
    return gutters.map(({ name, description, price, unit }) => offer(name, description, price, unit));
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: min,
    ...(openEnded ? {} : { highPrice: max }),
    ...(offers === 'tiers' && {
      offers: tiers.map(
        ({ name, description, from }): Offer => ({
          '@type': 'Offer',
          name,
          description,
          priceSpecification: { '@type': 'PriceSpecification', priceCurrency: currency, minPrice: from },
        }),
      ),
    }),
  };
}

/** @param unit what the price is for, such as `foot` or `month`. */
function offer(
  name: string,
  description: string | undefined,
  { min, max }: PriceRange,
  unit?: string,
): Offer {
  const price = { priceCurrency: currency, minPrice: min, maxPrice: max };
  return {
    '@type': 'Offer',
    name,
    description,
    priceSpecification: unit
      ? { '@type': 'UnitPriceSpecification', ...price, unitText: unit }
      : { '@type': 'PriceSpecification', ...price },
  };
}
