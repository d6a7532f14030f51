/**
 * What Google's documentation of rich results asks of structured data, as a table, and which of it a page lacks:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery. What a firm need not have (opening hours, a place on
 * the map, a range of prices) is recommended there; ratings of a business on its own site are not to be marked up.
 */
import { factAt } from '../../src/content/factReferences';

interface Rule {
  /** Without these, the entry is not eligible. */
  required: readonly string[];
  /** Without these, it is shown with less: where the firm says them, they have to be there. */
  recommended?: readonly string[];
}

const RULES: Readonly<Record<string, Rule>> = {
  HomeAndConstructionBusiness: {
    required: ['name', 'address', 'image', '@id', 'url'],
    recommended: ['telephone', 'priceRange', 'geo', 'openingHoursSpecification', 'logo'],
  },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    recommended: ['streetAddress', 'addressRegion', 'postalCode'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  WebPage: { required: ['url', 'name', 'description', 'inLanguage'] },
  // No rich result of their own: what schema.org and the rules of offers ask.
  Service: { required: ['name', 'provider', 'areaServed', 'url'], recommended: ['offers', 'description'] },
  AggregateOffer: { required: ['lowPrice', 'priceCurrency'], recommended: ['highPrice'] },
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
  const answers = factAt(thing, 'acceptedAnswer.text');
  return [
    ...relative,
    ...(turned ? [`${type}: the lowest price is above the highest`] : []),
    ...(type === 'BreadcrumbList' && !(Array.isArray(trail) && trail.length > 1)
      ? ['BreadcrumbList has less than two places']
      : []),
    ...(typeof answers === 'string' && /\{[\w.]+\}/.test(answers)
      ? [`${type}: ${answers} is not filled in`]
      : []),
  ];
}
