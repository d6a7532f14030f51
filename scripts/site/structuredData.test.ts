import { expect, test } from 'vitest';
import { firm } from '../../src/testing/firm';
import { structuredData } from './structuredData';

const SITE = 'https://firm.example';

/** The entries of a page's graph, by type. */
function read(route: string, business = firm) {
  const script = structuredData({
    route,
    title: 'A page',
    description: 'About it.',
    site: SITE,
    base: '',
    lang: 'en',
    business,
  });
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script)?.[1] ?? '';
  const graph = JSON.parse(json) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(graph['@context']).toBe('https://schema.org');
  return (type: string) => graph['@graph'].filter((entry) => entry['@type'] === type);
}

test('every page names the business with its cities, and no reviews', () => {
  for (const route of ['/', '/services/bioblast', '/biocare', '/privacy']) {
    const [business, ...others] = read(route)('HomeAndConstructionBusiness');
    expect(others).toEqual([]);
    expect(business).toMatchObject({ name: 'BioSystem', url: `${SITE}/` });
    expect(business?.['areaServed']).toHaveLength(12);
    expect(JSON.stringify(business)).not.toMatch(/review|rating/i);
  }
});

test('the home page has all questions, the others their place', () => {
  expect(read('/')('FAQPage')[0]?.['mainEntity']).toHaveLength(firm.faqs.length);
  expect(read('/')('BreadcrumbList')).toEqual([]);
  expect(read('/biocheck')('BreadcrumbList')[0]?.['itemListElement']).toMatchObject([
    { position: 1, name: 'Home', item: `${SITE}/` },
    { position: 2, name: 'A page', item: `${SITE}/biocheck` },
  ]);
});

test.each([
  ['/services/biorinse', { lowPrice: 275, highPrice: 975 }],
  ['/services/bioblast', { lowPrice: 450, highPrice: 1800 }],
  ['/services/biobuild', { lowPrice: 450, highPrice: 1200 }],
])('%s offers the range of its page', (route, range) => {
  const [service] = read(route)('Service');
  expect(service).toMatchObject({ url: SITE + route, provider: { '@id': `${SITE}/#business` } });
  expect(service?.['offers']).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'USD', ...range });
});

test('BioSeal begins somewhere and has no end; its tiers are offers', () => {
  const offers = read('/services/bioseal')('Service')[0]?.['offers'] as Record<string, unknown>;
  expect(offers['lowPrice']).toBe(495);
  expect(offers).not.toHaveProperty('highPrice');
  expect(offers['offers']).toMatchObject([
    { name: 'HydroShield', priceSpecification: { minPrice: 495 } },
    { name: 'FusionGuard', priceSpecification: { minPrice: 995 } },
    { name: 'InfinityCoat', priceSpecification: { minPrice: 1495 } },
  ]);
});

test('plans and gutters are priced per unit', () => {
  expect(read('/biocare')('Service')[0]?.['offers']).toMatchObject([
    { name: 'Essential', priceSpecification: { minPrice: 35, maxPrice: 55, unitText: 'month' } },
    { name: 'Protect', priceSpecification: { minPrice: 75, maxPrice: 125 } },
    { name: 'Premium+', priceSpecification: { minPrice: 150, maxPrice: 195 } },
  ]);
  expect(read('/services/bioguide')('Service')[0]?.['offers']).toMatchObject([
    { name: 'Clean', priceSpecification: { minPrice: 275, maxPrice: 425 } },
    { name: 'Secure', priceSpecification: { minPrice: 295, maxPrice: 395 } },
    { name: 'Install', priceSpecification: { minPrice: 7, maxPrice: 12, unitText: 'foot' } },
  ]);
});

test('add-ons are services of their own', () => {
  expect(read('/services/add-ons')('Service').map(({ name }) => name)).toEqual([
    'Lighting',
    'Bin cleaning',
    'Glass cleaning',
  ]);
});

test('the page of the free check is a service of its title that costs nothing', () => {
  expect(read('/biocheck')('Service')).toMatchObject([
    {
      name: 'A page',
      description: 'About it.',
      offers: { name: 'A page', priceSpecification: { minPrice: 0, maxPrice: 0 } },
    },
  ]);
});

test('a firm is where its address says, open at its hours, and found on its profiles', () => {
  const company = {
    ...firm.company,
    address: { street: '12 Mill Lane', city: 'Portland', region: 'OR', zip: '97205' },
    coordinates: { latitude: 45.5, longitude: -122.6 },
    hours: [{ days: ['mon' as const, 'sat' as const], open: '08:00', close: '17:30' }],
    priceLevel: '$$',
    profiles: ['https://maps.example/rose-city'],
  };
  const [business] = read('/', { ...firm, company })('HomeAndConstructionBusiness');
  expect(business).toMatchObject({
    address: {
      streetAddress: '12 Mill Lane',
      addressLocality: 'Portland',
      addressRegion: 'OR',
      postalCode: '97205',
      addressCountry: 'US',
    },
    geo: { latitude: 45.5, longitude: -122.6 },
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Saturday'], opens: '08:00', closes: '17:30' }],
    priceRange: '$$',
    sameAs: ['https://maps.example/rose-city'],
  });
});

test('the picture of the firm is its own, else the one of shared links', () => {
  const pictureOf = (business: typeof firm) =>
    read('/', business)('HomeAndConstructionBusiness')[0]?.['image'];
  const hero = { src: '/roof-{480,960}.{avif,webp}', alt: '' };
  expect(pictureOf({ ...firm, pictures: { hero } })).toBe(`${SITE}/roof-960.webp`);
  expect(pictureOf({ ...firm, pictures: {} })).toBe(`${SITE}/share.jpg`);
});

test('plans keep their offers at any address', () => {
  const moved = { ...firm, pages: { ...firm.pages, plans: '/care' } };
  expect(read('/care', moved)('Service')[0]?.['offers']).toHaveLength(firm.plans.length);
  expect(read('/biocare', moved)('Service')).toEqual([]);
});

test('a price for a unit names the unit, and one that is only the least has no upper end', () => {
  const [first, ...others] = firm.services;
  if (!first) throw new Error('no service');
  const { page: _, ...service } = first;
  const guards = { ...service, card: { min: 9, max: 14, unit: 'foot' } };
  const least = { ...service, card: { min: 275, max: 975, from: true } };
  const offersOf = (sold: typeof first) =>
    read('/services/biorinse', { ...firm, services: [sold, ...others] })('Service')[0]?.['offers'];
  expect(offersOf(guards)).toMatchObject([
    { priceSpecification: { minPrice: 9, maxPrice: 14, unitText: 'foot' } },
  ]);
  expect(offersOf(least)).not.toHaveProperty('highPrice');
});

test('the year, licenses and people of the business are said where it names them', () => {
  const trust = {
    founded: 2009,
    licenses: [{ id: 'state', name: 'Contractor', number: 'RBQA 123', authority: 'State board' }],
    people: [{ id: 'kim', name: 'Kim Lee', role: 'Crew leader', text: 'Knows roofs.' }],
  };
  expect(read('/', { ...firm, trust })('HomeAndConstructionBusiness')[0]).toMatchObject({
    foundingDate: '2009',
    hasCredential: [
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'Contractor',
        identifier: 'RBQA 123',
        recognizedBy: { '@type': 'Organization', name: 'State board' },
      },
    ],
    employee: [{ '@type': 'Person', name: 'Kim Lee', jobTitle: 'Crew leader', description: 'Knows roofs.' }],
  });
  const [silent] = read('/')('HomeAndConstructionBusiness');
  for (const key of ['foundingDate', 'hasCredential', 'employee']) expect(silent).not.toHaveProperty(key);
});

test('a firm that lists no cities serves its area', () => {
  const company = { ...firm.company, cities: [], area: 'Boulder, Colorado' };
  const page = read('/services/biorinse', { ...firm, company });
  expect(page('HomeAndConstructionBusiness')[0]).toMatchObject({ areaServed: 'Boulder, Colorado' });
  expect(page('Service')[0]).toMatchObject({ areaServed: 'Boulder, Colorado' });
});
