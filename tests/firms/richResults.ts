/**
 * What Google's documentation of rich results asks of structured data, as a table, and which of it a page lacks. Each entry names its
 * page below https://developers.google.com/search/docs/appearance/structured-data/. Ratings of a business on its own site are
 * not to be marked up (`review-snippet`).
 */
import { factAt } from '../../src/content/factReferences';

interface Rule {
  /** The page of Google's documentation; none for what has no rich result of its own, where we ask what makes it useful. */
  page?: string;
  /** Without these, the entry is not eligible. */
  required: readonly string[];
  /** Without these, it is shown with less: where the firm says them, they have to be there. */
  recommended?: readonly string[];
}

const RULES: Readonly<Record<string, Rule>> = {
  HomeAndConstructionBusiness: {
    page: 'local-business',
    required: ['name', 'address'],
    // A picture and an id are ours: knowledge panels show the one, our other entries refer to the other.
    recommended: [
      'telephone',
      'url',
      'priceRange',
      'geo',
      'openingHoursSpecification',
      'image',
      'logo',
      '@id',
    ],
  },
  // "Include as many properties as possible"; a firm that goes to its customers may leave out its street.
  PostalAddress: {
    page: 'local-business',
    required: ['addressLocality', 'addressCountry'],
    recommended: ['streetAddress', 'addressRegion', 'postalCode'],
  },
  GeoCoordinates: { page: 'local-business', required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { page: 'local-business', required: ['dayOfWeek', 'opens', 'closes'] },
  // Shown for authorities and health sites alone since 2023: for others it only says what the page is about.
  FAQPage: { page: 'faqpage', required: ['mainEntity'] },
  Question: { page: 'faqpage', required: ['name', 'acceptedAnswer'] },
  Answer: { page: 'faqpage', required: ['text'] },
  BreadcrumbList: { page: 'breadcrumb', required: ['itemListElement'] },
  // The last place, the page itself, needs no `item`: see `wrongIn`.
  ListItem: { page: 'breadcrumb', required: ['position', 'name'] },
  WebPage: { required: ['url', 'name', 'description', 'inLanguage'] },
  // Offers of a service are in no gallery: only those of a product are. Asked is what those need.
  Service: { required: ['name', 'provider', 'areaServed', 'url'], recommended: ['offers', 'description'] },
  AggregateOffer: {
    page: 'product-snippet',
    required: ['lowPrice', 'priceCurrency'],
    recommended: ['highPrice', 'offerCount'],
  },
  Offer: { required: ['priceSpecification'] },
  PriceSpecification: { required: ['priceCurrency', 'minPrice'] },
  UnitPriceSpecification: { required: ['priceCurrency', 'minPrice', 'unitText'] },
  City: { required: ['name'] },
  Person: { required: ['name'] },
  EducationalOccupationalCredential: { required: ['name'] },
  Organization: { required: ['name'] },
};

type Thing = Record<string, unknown>;

/** Every object with a type in structured data, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value, ...inside] : inside;
}

const isMissing = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The structured data in a page's HTML; undefined where it has none. */
export function structuredDataIn(html: string): { '@graph': Thing[] } | undefined {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as { '@graph': Thing[] });
}

/** What structured data lacks, each with its type. */
export function lackingIn(data: { '@graph': Thing[] }): { lacking: string[]; recommended: string[] } {
  const things = thingsIn(data['@graph']).filter((thing) => Object.keys(thing).length > 1);
  const without = (list: 'required' | 'recommended') =>
    things.flatMap((thing) => {
      const type = String(thing['@type']);
      return (RULES[type]?.[list] ?? [])
        .filter((name) => isMissing(thing[name]))
        .map((name) => `${type} has no ${name}`);
    });
  const unknown = things
    .map((thing) => String(thing['@type']))
    .filter((type) => !(type in RULES))
    .map((type) => `${type} is not in the table`);
  return {
    lacking: [...new Set([...without('required'), ...unknown, ...things.flatMap(wrongIn)])],
    recommended: [...new Set(without('recommended'))],
  };
}

/** Values in a form that Google does not take. */
function wrongIn(thing: Thing): string[] {
  const type = String(thing['@type']);
  const relative = ['url', 'image', 'logo', 'item']
    .filter((name) => typeof thing[name] === 'string' && !/^https?:\/\//.test(thing[name]))
    .map((name) => `${type}: ${name} is no whole URL`);
  const { minPrice, maxPrice, lowPrice, highPrice } = thing;
  const turned = [
    [minPrice, maxPrice],
    [lowPrice, highPrice],
  ].some(([low, high]) => typeof low === 'number' && typeof high === 'number' && low > high);
  const trail = thing['itemListElement'];
  const places: Thing[] = Array.isArray(trail) ? (trail as Thing[]) : [];
  const { priceRange } = thing;
  const answers = factAt(thing, 'acceptedAnswer.text');
  return [
    ...relative,
    ...(turned ? [`${type}: the lowest price is above the highest`] : []),
    ...(type === 'BreadcrumbList' && places.length < 2 ? ['BreadcrumbList has less than two places'] : []),
    ...(places.slice(0, -1).some(({ item }) => isMissing(item))
      ? ['BreadcrumbList has a place without item before the last']
      : []),
    ...(places.some(({ position }, index) => position !== index + 1)
      ? ['BreadcrumbList does not count its places from 1']
      : []),
    ...(typeof priceRange === 'string' && priceRange.length >= 100
      ? [`${type}: priceRange has 100 characters or more, and is not shown`]
      : []),
    ...(typeof answers === 'string' && /\{[\w.]+\}/.test(answers)
      ? [`${type}: ${answers} is not filled in`]
      : []),
  ];
}
