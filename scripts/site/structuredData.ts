/** Structured data of each page for search engines, in the vocabulary of schema.org, from the same facts as the widgets. */
import type {
  AggregateOffer,
  BreadcrumbList,
  EducationalOccupationalCredential,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  Offer,
  Person,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import type { Business } from '../../src/content/schema';
import type { PriceRange } from '../../src/domain/priceRange';
import { pictureSources } from '../../src/ui/section/picture/sources';
import { businessPlace } from './businessPlace';

/** What a page says of itself, and the facts that it is about. */
interface Page {
  /** Such as `/services/bioblast`, in any language. */
  route: string;
  title: string;
  description: string;
  /** URL of the site, without a slash at its end. */
  site: string;
  /** The path below which its pages in this language lie, such as `/es`; empty for English. */
  base: string;
  lang: string;
  business: Facts;
}

type Facts = Omit<Business, 'texts'>;

/**
 * @returns a `<script>` of JSON-LD: the business on every page, and what the page itself is about. No reviews: those of a
 *   business's own page are not to be marked up.
 */
export function structuredData(page: Page): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      company(page),
      ...(page.route === '/' ? [questions(page)] : [webPage(page), breadcrumbs(page)]),
      ...servicesOn(page),
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

const companyId = (site: string) => `${site}/#business`;
/** The cities, else the area as people read it. */
const areaServed = ({ company: { area, cities } }: Facts) =>
  cities.length > 0 ? cities.map((name) => ({ '@type': 'City' as const, name })) : area;

function company({ site, base, business }: Page): HomeAndConstructionBusiness {
  const { name, tagline, phone, email } = business.company;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': companyId(site),
    name,
    ...(tagline && { slogan: tagline }),
    url: `${site}/`,
    image: imageOf(business, site) ?? `${site}${base}/share.jpg`,
    logo: `${site}/icon-512.png`,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...businessPlace(business),
    ...(areaServed(business) && { areaServed: areaServed(business) }),
    currenciesAccepted: business.currency,
    ...trustOf(business),
  };
}

/** What makes the firm believable, as far as the vocabulary has words for it. */
function trustOf({
  trust: { founded, licenses, people },
}: Facts): Partial<HomeAndConstructionBusiness & object> {
  return {
    ...(founded !== undefined && { foundingDate: String(founded) }),
    ...(licenses.length > 0 && {
      hasCredential: licenses.map(
        ({ name, number, authority, href }): EducationalOccupationalCredential => ({
          '@type': 'EducationalOccupationalCredential',
          name,
          ...(number && { identifier: number }),
          ...(authority && { recognizedBy: { '@type': 'Organization', name: authority } }),
          ...(href && { url: href }),
        }),
      ),
    }),
    ...(people.length > 0 && {
      employee: people.map(
        ({ name, role, text }): Person => ({
          '@type': 'Person',
          name,
          ...(role && { jobTitle: role }),
          ...described(text),
        }),
      ),
    }),
  };
}

/** The largest file of the picture of the home page; undefined where it is on another site. */
function imageOf({ pictures }: Facts, site: string): string | undefined {
  if (!pictures.hero) return undefined;
  const { src, srcSet } = pictureSources(pictures.hero.src);
  const [largest = ''] = (srcSet?.split(', ').at(-1) ?? src).split(/[ ?]/);
  return new URL(largest, `${site}/`).href;
}

const aboutPage = ({ title, description, site, base, route, lang }: Page) => ({
  url: site + base + route,
  name: title,
  description,
  inLanguage: lang,
});

const webPage = (page: Page): WebPage => ({ '@type': 'WebPage', ...aboutPage(page) });

function questions(page: Page): FAQPage {
  const { faqs } = page.business;
  return {
    '@type': 'FAQPage',
    ...aboutPage(page),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs({ route, title, site, base, business }: Page): BreadcrumbList {
  const home = business.footer.flatMap(({ links }) => links).find(({ href }) => href === business.links.home);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: home?.label ?? business.company.name,
        item: `${site}${base}/`,
      },
      { '@type': 'ListItem', position: 2, name: title, item: site + base + route },
    ],
  };
}

function servicesOn({ route, title, description, site, base, business }: Page): Thing[] {
  const { currency, services, servicePages, plans, addOns } = business;
  const offered = (name: string, about: string | undefined, offers: Service['offers']): Service => ({
    '@type': 'Service',
    name,
    ...described(about),
    url: site + base + route,
    provider: { '@id': companyId(site) },
    ...(areaServed(business) && { areaServed: areaServed(business) }),
    ...(offers && { offers }),
  });

  const service = services.find(({ href }) => href === route);
  const page = servicePages.find(({ id }) => id === service?.id);
  if (service && page) return [offered(page.title, page.whatItDoes, offersOf(business, service, page))];
  if (route === business.pages.plans)
    return [
      offered(
        title,
        undefined,
        plans.map((plan) => offer(currency, plan.name, plan.description, plan.price, plan.period)),
      ),
    ];
  if (route === business.pages.addOns)
    return addOns.map(({ name, description: about, prices }) =>
      offered(
        name,
        about,
        prices.map(({ label, price, unit }) => offer(currency, label ?? name, undefined, price, unit)),
      ),
    );
  if (route === business.pages.check)
    return [offered(title, description, offer(currency, title, undefined, { min: 0, max: 0 }))];
  return [];
}

/** A service sold in several kinds has the prices of those. */
function offersOf(
  { currency, gutters, tiers }: Facts,
  { page, card }: Facts['services'][number],
  { offers, options = [] }: Facts['servicePages'][number],
): AggregateOffer | Offer[] {
  const range = page ?? card;
  const hasEnd = !range.openEnded && !range.from;
  const listed = options.length > 0 ? options : offers === 'gutters' ? gutters : [];
  if (listed.length > 0)
    return listed.map(({ name, description, price, unit }) =>
      offer(currency, name, description, price, unit),
    );
  if (range.unit)
    return [
      {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceCurrency: currency,
          minPrice: range.min,
          ...(hasEnd && { maxPrice: range.max }),
          unitText: range.unit,
        },
      },
    ];
  return {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: range.min,
    ...(hasEnd && { highPrice: range.max }),
    ...(offers === 'tiers' && {
      offers: tiers.map(
        ({ name, description, from }): Offer => ({
          '@type': 'Offer',
          name,
          ...described(description),
          priceSpecification: { '@type': 'PriceSpecification', priceCurrency: currency, minPrice: from },
        }),
      ),
    }),
  };
}

const described = (description: string | undefined) => (description === undefined ? {} : { description });

/** @param unit what the price is for, such as `foot` or `month`. */
function offer(
  currency: string,
  name: string,
  description: string | undefined,
  { min, max }: PriceRange,
  unit?: string,
): Offer {
  const price = { priceCurrency: currency, minPrice: min, maxPrice: max };
  return {
    '@type': 'Offer',
    name,
    ...described(description),
    priceSpecification: unit
      ? { '@type': 'UnitPriceSpecification', ...price, unitText: unit }
      : { '@type': 'PriceSpecification', ...price },
  };
}
