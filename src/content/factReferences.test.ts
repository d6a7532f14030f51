/** Reads the built-in facts: which of them are repeated elsewhere is theirs to say (`business.json`). */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDefaults, defaultBusiness } from './business';
import { resolveConfig } from './config';
import type { Defaults } from './defaults';

type Facts = typeof defaultBusiness;
const price = { min: 301, max: 987 };

/** What a widget has that shows these topics alone. */
const only = (...topics: (keyof Facts)[]): Defaults<Facts> => ({
  ...allDefaults,
  facts: Object.fromEntries(
    Object.entries(allDefaults.facts).filter(([topic]) => topics.includes(topic as keyof Facts)),
  ) as Defaults<Facts>['facts'],
});

const resolve = (raw: object, ...topics: (keyof Facts)[]) => {
  const { business, problems } = resolveConfig<Facts>(raw, topics.length > 0 ? only(...topics) : allDefaults);
  expect(problems).toEqual([]);
  return business;
};

/** The entries of a built-in list, of which one is changed, as an owner writes them. */
const changed = (
  topic: 'services' | 'addOns' | 'gutters' | 'tiers' | 'plans',
  id: string,
  change: object,
) => ({
  [topic]: defaultBusiness[topic].map((entry) => (entry.id === id ? { id, ...change } : { id: entry.id })),
});

const byId = <Entry extends { id: string }>(entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id);
const card = (id: string) => (facts: Facts) => byId(facts.services, id)?.card;
const page = (id: string) => (facts: Facts) => {
  const service = byId(facts.services, id);
  return service?.page ?? service?.card;
};
const estimated = (id: string) => (facts: Facts) => byId(facts.estimator.items, id)?.price;
const quoted = (id: string) => (facts: Facts) =>
  byId(
    facts.quote.groups.flatMap(({ items }) => items),
    id,
  )?.price;

const reported = (id: string) => (facts: Facts) => byId(facts.sampleReport.work, id)?.price;

type Place = (facts: Facts) => object | undefined;

const shared: [string, object, Place[]][] = [
  [
    'card of BioRinse',
    changed('services', 'biorinse', { card: price }),
    [card('biorinse'), page('biorinse'), estimated('biorinse'), quoted('biorinse'), reported('wash')],
  ],
  [
    'card of BioBlast',
    changed('services', 'bioblast', { card: price }),
    [card('bioblast'), page('bioblast'), quoted('bioblast')],
  ],
  [
    'card of BioSeal',
    changed('services', 'bioseal', { card: price }),
    [card('bioseal'), quoted('bioseal'), reported('seal')],
  ],
  [
    'page of BioBuild',
    changed('services', 'biobuild', { page: price }),
    [page('biobuild'), quoted('hardscape'), reported('joints')],
  ],
  [
    'card of BioGuide',
    changed('services', 'bioguide', { card: price }),
    [card('bioguide'), quoted('gutter')],
  ],
  [
    'cleaned gutter',
    changed('gutters', 'clean', { price }),
    [({ gutters }) => byId(gutters, 'clean')?.price, page('bioguide'), reported('clear')],
  ],
  [
    'lighting',
    changed('addOns', 'lighting', { prices: [{ price }] }),
    [({ addOns }) => byId(addOns, 'lighting')?.prices[0]?.price, quoted('lighting')],
  ],
  [
    'bin, once',
    changed('addOns', 'bin-cleaning', { prices: [{ label: 'One-time', price }] }),
    [({ addOns }) => byId(addOns, 'bin-cleaning')?.prices[0]?.price, quoted('bin-cleaning')],
  ],
];

test.each(shared)('the price of the %s has one place, and no other price changes', (_, raw, places) => {
  const facts = resolve(raw);
  expect(places.map((place) => place(facts))).toEqual(places.map(() => price));
  const count = (from: object) => JSON.stringify(from).split('"min":301').length - 1;
  const { services } = facts;
  const pagesOfCards = services.filter(({ page: own, card: { min } }) => !own && min === price.min).length;
  expect(count({ ...facts, texts: {} })).toBe(places.length - pagesOfCards);
});

test('tiers and plans give the ranges that are made of them', () => {
  const facts = resolve({
    ...changed('tiers', 'hydroshield', { from: 450 }),
    ...changed('plans', 'premium', { price: { max: 210 } }),
  });
  expect(page('bioseal')(facts)).toEqual({ min: 450, max: 1495, openEnded: true });
  expect(estimated('bioseal')(facts)).toEqual({ min: 450, max: 1495 });
  expect(quoted('biocare')(facts)).toEqual({ min: 35, max: 210 });
});

test('any price of a card is that of the page, the estimate and the quote, whatever topics a widget brings', () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amount, amount, (min, more) => {
      const raw = { services: [{ id: 'biorinse', card: { min, max: min + more } }] };
      for (const place of [page('biorinse')(resolve(raw)), estimated('biorinse')(resolve(raw, 'estimator'))])
        expect(place).toEqual(raw.services[0]?.card);
      expect(quoted('biorinse')(resolve(raw, 'quote'))).toEqual(raw.services[0]?.card);
    }),
    { numRuns: 20 },
  );
});

test('half a price keeps the other half', () => {
  expect(estimated('biorinse')(resolve({ services: [{ id: 'biorinse', card: { min: 300 } }] }))).toEqual({
    min: 300,
    max: 975,
  });
});

test('a price that cannot be used, or that a topic names itself, changes nothing there', () => {
  const bad = resolveConfig(
    { services: [{ id: 'biorinse', card: { min: 'x' } }] },
    only('estimator'),
  ).business;
  expect(bad).toMatchObject({ estimator: defaultBusiness.estimator });
  const items = [{ id: 'biorinse', price: { min: 1, max: 2 } }, { id: 'bioblast' }];
  const facts = resolve({ services: [{ id: 'biorinse', card: price }], estimator: { items } });
  expect(facts.estimator.items.map((item) => item.price)).toEqual([
    { min: 1, max: 2 },
    estimated('bioblast')(defaultBusiness),
  ]);
});

test('a name and the places served are read everywhere', () => {
  const facts = resolve({
    company: { area: 'Southern Maine', cities: ['Saco', 'Wells', 'York'] },
    ...changed('services', 'biorinse', { name: 'Bio$&Wash' }),
    ...changed('addOns', 'glass', { name: 'Windows' }),
  });
  // A customer lives where they live.
  const repeated = Object.entries(facts).filter(
    ([topic, fact]) =>
      topic !== 'testimonials' &&
      /BioRinse|Glass cleaning|Alpharetta|North Atlanta/.test(JSON.stringify(fact)),
  );
  expect(repeated.map(([topic]) => topic)).toEqual([]);
  expect(byId(facts.estimator.items, 'biorinse')?.name).toBe('Bio$&Wash');
  expect(byId(facts.estimator.items, 'glass')?.name).toBe('Windows');
  expect(byId(facts.faqs, 'where-do-you-work')?.answer).toBe('In Southern Maine: Saco, Wells and York.');
});

describe('a firm of its own', () => {
  const own = {
    company: { name: 'Bright Panes' },
    services: [
      { id: 'panes', name: 'Panes', card: { min: 90, max: 190, openEnded: true } },
      { id: 'bioseal', name: 'Coating', card: { min: 20, max: 40 } },
    ],
    addOns: [{ id: 'screens', name: 'Screens', prices: [{ price: { min: 5, max: 8 } }] }],
  };
  const group = 'services';

  test('names a service and its price once', () => {
    const facts = resolve({
      ...own,
      estimator: {
        items: [
          { id: 'panes', group },
          { id: 'screens', group },
          { id: 'bioseal', group },
        ],
      },
      quote: {
        groups: [{ id: 'all', label: 'All', step: 'core', items: [{ id: 'panes' }, { id: 'screens' }] }],
      },
    });
    const sold = [
      { id: 'panes', name: 'Panes', price: { min: 90, max: 190 } },
      { id: 'screens', name: 'Screens', price: { min: 5, max: 8 } },
    ];
    expect(facts.estimator.items).toMatchObject([
      ...sold,
      { id: 'bioseal', name: 'Coating', price: { min: 20 } },
    ]);
    expect(facts.quote.groups[0]?.items).toEqual(sold);
  });

  test('an item keeps what it names itself, and needs a group', () => {
    const items = [
      { id: 'panes', name: 'Each pane', group, price: { min: 3 }, unit: 'pane' },
      { id: 'screens' },
    ];
    const { business, problems } = resolveConfig({ ...own, estimator: { items } }, allDefaults);
    expect(business.estimator.items).toEqual([
      { id: 'panes', name: 'Each pane', group, price: { min: 3, max: 190 }, unit: 'pane' },
    ]);
    expect(problems.map(({ path }) => path)).toEqual(['estimator.items[1].group']);
  });
});

test('the built-in firm sells a service of the config at its price, too', () => {
  const services = [{ id: 'panes', name: 'Panes', card: price }];
  const facts = resolve({ services, estimator: { items: [{ id: 'panes', group: 'services' }] } });
  expect(facts.estimator.items).toEqual([{ id: 'panes', name: 'Panes', group: 'services', price }]);
});

describe('a reference in the config of any firm', () => {
  const company = { name: 'Bright Panes', area: 'Saco', cities: ['Saco', 'Wells', 'York'] };
  const services = [{ id: 'panes', name: 'Panes', card: { min: 90, max: 190 } }];

  test('is the fact that it names: a text, a list with a word before its last entry, a price range, an end of one', () => {
    const { faqs, quote } = resolve({
      company,
      services,
      faqs: [{ id: 'where', question: 'Where are you?', answer: '{company.name}: {company.cities and}.' }],
      quote: {
        groups: [
          {
            id: 'all',
            label: '{services.panes.name}',
            step: 'core',
            items: [
              { id: 'inside', name: '{services.panes.name}, inside', price: '{services.panes.card}' },
              { id: 'more', name: 'More', price: { min: '{services.panes.card.max}', max: 300 } },
              { id: 'any', name: 'Any', price: '{services.card}' },
            ],
          },
        ],
      },
    });
    expect(faqs[0]?.answer).toBe('Bright Panes: Saco, Wells and York.');
    expect(quote.groups[0]?.label).toBe('Panes');
    expect(quote.groups[0]?.items.map(({ name, price: range }) => [name, range])).toEqual([
      ['Panes, inside', { min: 90, max: 190 }],
      ['More', { min: 190, max: 300 }],
      ['Any', { min: 90, max: 190 }],
    ]);
  });

  test('that leads nowhere is told, and shown as it is written', () => {
    const faqs = [{ id: 'a', question: 'What?', answer: 'It is {services.panels.name}.' }];
    const { business, problems } = resolveConfig({ company, services, faqs }, allDefaults);
    expect(business.faqs[0]?.answer).toBe('It is {services.panels.name}.');
    expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'faqs[0].answer refers to {services.panels.name}, which is not there; it is shown as it is written',
    ]);
  });

  test('is none in a message or in the address of a map, which have placeholders of their own', () => {
    const map = { embed: 'https://maps.example/{query}', page: 'https://maps.example/?q={query}' };
    const { business, problems } = resolveConfig(
      { company, map, texts: { en: { hero: { headline: '{company}: {company.area}' } } } },
      allDefaults,
    );
    expect(problems).toEqual([]);
    expect(business.map).toEqual(map);
    expect(business.texts.en.hero.headline).toBe('{company}: {company.area}');
  });
});
