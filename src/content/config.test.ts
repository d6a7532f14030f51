import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { tokenDefaults } from '../style/tokens';
import { defaultsFrom } from '../testing/defaultsFrom';
import { firm } from '../testing/firm';
import { propertyRuns } from '../testing/propertyRuns';
import { defaultBusiness } from './business';
import { resolveConfig as resolveTopics } from './config';
import { english } from './messages';
import { messagesSchema } from './messagesSchema';
import { factsSchema } from './schema';

const businessSchema = v.strictObject({ ...factsSchema.entries, texts: messagesSchema(english) });

const resolveConfig = (raw: unknown) => resolveTopics(raw, defaultsFrom(firm));

const biorinse = firm.services[0];

/** The problems as an agency reads them, one line each. */
function linesOf(raw: unknown): string[] {
  return resolveConfig(raw).problems.map(
    ({ path, message, expected }) => `${path} ${message}. Expected ${expected}.`,
  );
}

function businessOf(raw: unknown) {
  const { business, problems } = resolveConfig(raw);
  expect(problems).toEqual([]);
  return business;
}

test('topics and messages that are not wanted are not looked at, and not taken over', () => {
  const { company, texts } = firm;
  const defaults = { company, texts: { en: { form: texts.en.form } } };
  const raw = {
    plans: 5,
    company: { phone: '1' },
    texts: { en: { contact: 5, form: { email: 'E' } }, es: { contact: [] } },
  };
  expect(resolveTopics(raw, defaultsFrom(defaults))).toEqual({
    business: {
      company: { ...company, phone: '1' },
      texts: { en: { form: { ...texts.en.form, email: 'E' } }, es: {} },
    },
    problems: [],
  });
  expect(resolveTopics({ plons: 1 }, defaultsFrom(defaults)).problems).toHaveLength(1);
});

describe('a good config', () => {
  test('nothing, and an empty one, change nothing', () => {
    expect(businessOf(undefined)).toEqual(firm);
    expect(businessOf({})).toEqual(firm);
  });

  test('the built-in facts pass their own schema, and change nothing as a config', () => {
    expect(v.parse(businessSchema, defaultBusiness)).toEqual(defaultBusiness);
    expect(v.parse(businessSchema, firm)).toEqual(firm);
    expect(businessOf(structuredClone(firm))).toEqual(firm);
  });

  test('objects are merged', () => {
    const { company } = businessOf({ company: { motto: 'Bright panes', phone: '' } });
    expect(company).toEqual({ ...firm.company, motto: 'Bright panes', phone: '' });
  });

  test('lists are replaced, and an entry with a known id inherits what it does not name', () => {
    const { services, plans } = businessOf({ services: [{ id: 'biorinse', card: { min: 295 } }] });
    expect(services).toEqual([{ ...biorinse, card: { min: 295, max: 975 } }]);
    expect(plans).toEqual(firm.plans);
  });

  test('inner lists inherit too', () => {
    const { estimator } = businessOf({
      estimator: { modifiers: [{ id: 'stories', options: [{ id: '2', factor: 1.2 }] }] },
    });
    expect(estimator.modifiers).toEqual([
      { id: 'stories', label: 'Stories', step: 'property', options: [{ id: '2', label: '2', factor: 1.2 }] },
    ]);
    expect(estimator.items).toEqual(firm.estimator.items);
  });

  test('a new entry needs no more than what identifies and prices it', () => {
    const item = { id: 'pane', name: 'Window', group: 'services', price: { min: 6.5, max: 9 }, unit: 'pane' };
    expect(businessOf({ estimator: { items: [item] } }).estimator.items).toEqual([item]);
    const service = { id: 'panes', name: 'Panes', card: { min: 99, max: 300 } };
    expect(businessOf({ services: [service] }).services).toEqual([service]);
  });

  test('an empty list takes a section away', () => {
    expect(businessOf({ plans: [] }).plans).toEqual([]);
  });

  test('single messages are replaced, languages added', () => {
    const { texts } = businessOf({
      texts: { en: { contact: { button: 'Book now' } }, es: { contact: { labels: { phone: 'Teléfono' } } } },
    });
    expect(texts.en.contact).toEqual({ ...firm.texts.en.contact, button: 'Book now' });
    expect(texts.es).toEqual({ contact: { labels: { phone: 'Teléfono' } } });
  });

  test('tokens, currency, version and $schema are taken', () => {
    const { theme, currency } = businessOf({
      $schema: './business.schema.json',
      version: 1,
      currency: 'EUR',
      theme: { 'color-accent': '#7a1f2b', font: "'Hanken Grotesk', sans-serif" },
    });
    expect(theme).toMatchObject({ 'color-accent': '#7a1f2b', font: "'Hanken Grotesk', sans-serif" });
    expect(currency).toBe('EUR');
  });

  test('an amount alone is a range, wherever one stands or is referred to', () => {
    const { business, problems } = resolveConfig({
      services: [{ id: 'biorinse', card: 150 }],
      estimator: {
        visitHours: 2,
        items: [
          { id: 'biorinse', price: '{services.biorinse.card}' },
          { id: 'bioblast', price: 99.5 },
        ],
        groups: firm.estimator.groups,
      },
      plans: [{ id: firm.plans[0]?.id, tagline: 'From ${services.biorinse.card.min}' }],
    });
    expect(problems).toEqual([]);
    expect(business.services[0]?.card).toEqual({ min: 150, max: 150 });
    expect(business.plans[0]?.tagline).toBe('From $150');
    expect(business.estimator.visitHours).toEqual({ min: 2, max: 2 });
    expect(business.estimator.items.map(({ price }) => price)).toEqual([
      { min: 150, max: 150 },
      { min: 99.5, max: 99.5 },
    ]);
  });

  test('HTML in texts is text and stays as it is', () => {
    const name = '<img src=x onerror=alert(1)> & "Söhne" \u0000';
    expect(businessOf({ company: { name } }).company.name).toBe(name);
  });

  test('the built-in facts are never changed', () => {
    const before = structuredClone(firm);
    const { business } = resolveConfig({ company: { name: 'A' }, services: [{ id: 'biorinse', name: 'B' }] });
    Object.assign(business.company, { phone: 'C' });
    Reflect.set(business.plans, 'length', 0);
    expect(firm).toEqual(before);
  });
});

describe('a bad value keeps its default, with one line that says what, where and what instead', () => {
  test.each<[string, unknown, string]>([
    [
      'a price in words',
      { services: [{ id: 'biorinse', card: { min: 'cheap' } }] },
      'services[0].card.min is "cheap"; the default 275 stays. Expected a number from 0 to 1,000,000,000, without quotes or currency sign.',
    ],
    [
      'a negative price',
      { tiers: [{ id: 'hydroshield', from: -1 }] },
      'tiers[0].from is -1; the default 495 stays. Expected a number from 0 to 1,000,000,000, without quotes or currency sign.',
    ],
    [
      'a minimum above the default maximum',
      { services: [{ id: 'biorinse', card: { min: 2000 } }] },
      'services[0].card is 2000 to 975; the default 275 to 975 stays. Expected a min not above the max (one that is left out keeps its default).',
    ],
    [
      'a maximum below the default minimum',
      { plans: [{ id: 'protect', price: { max: 10 } }] },
      'plans[0].price is 75 to 10; the default 75 to 125 stays. Expected a min not above the max (one that is left out keeps its default).',
    ],
    [
      'a list where an object belongs',
      { company: [] },
      'company is a list of 0; the default stays. Expected an object.',
    ],
    [
      'an object where a list belongs',
      { faqs: {} },
      'faqs is an object; the default stays. Expected a list of at most 200 entries.',
    ],
    [
      'null',
      { company: { name: null } },
      'company.name is null; the default "BioSystem" stays. Expected a text of 1 to 200 characters.',
    ],
    [
      'a blank name',
      { company: { name: '  ' } },
      'company.name is "  "; the default "BioSystem" stays. Expected a text of 1 to 200 characters.',
    ],
    [
      'a mistyped key',
      { servces: [] },
      'servces is not known (did you mean "services"?) and ignored. Expected one of $schema, version, translations, company, currency, locale, timeZone, languages, pages, legal, notice, availability, links, menu, footer, pictures, map, about, gallery, services, servicePages, wheel, estimator, quote, plans, biocare, tiers, gutters, addOns, biocheck, sampleReport, faqs, questions, fields, testimonials, trust, contact, audit, site, texts, theme.',
    ],
    [
      'a mistyped key further down',
      { company: { fone: '1' } },
      'company.fone is not known (did you mean "phone"?) and ignored. Expected one of name, tagline, motto, logo, phone, email, area, cities, address, coordinates, hours, priceLevel, answerWithin, profiles.',
    ],
    [
      'another version',
      { version: 2 },
      'version is 2; version is left out. Expected 1, the only version there is (the rest of the config is read all the same).',
    ],
    [
      'a new entry that lacks something',
      { services: [{ id: 'panes', name: 'Panes', card: { min: 5 } }] },
      'services[0].card.max is missing; services[0] is left out. Expected a number from 0 to 1,000,000,000, without quotes or currency sign.',
    ],
    [
      'an optional part of a new entry',
      { services: [{ id: 'panes', name: 'Panes', card: { min: 5, max: 9 }, page: { min: 5 } }] },
      'services[0].page.max is missing; services[0].page is left out. Expected a number from 0 to 1,000,000,000, without quotes or currency sign.',
    ],
    [
      'a bad entry of a list of texts',
      { contact: { hearAboutUs: ['Radio', 7] } },
      'contact.hearAboutUs[1] is 7; contact.hearAboutUs[1] is left out. Expected a text of 1 to 200 characters.',
    ],
    [
      'an id twice',
      { services: [{ id: 'biorinse' }, { id: 'biorinse', name: 'Again' }] },
      'services[1] repeats "biorinse"; services[1] is left out. Expected every entry once.',
    ],
    [
      'a text twice',
      { contact: { hearAboutUs: ['Radio', 'Radio'] } },
      'contact.hearAboutUs[1] repeats "Radio"; contact.hearAboutUs[1] is left out. Expected every entry once.',
    ],
    [
      'a modifier without options',
      { estimator: { modifiers: [{ id: 'stories', options: [] }] } },
      'estimator.modifiers[0].options is a list of 0; the default stays. Expected a list of 1 to 200 entries.',
    ],
    [
      'a link that runs script',
      { wheel: [{ id: 'cleaning', href: 'javascript:alert(1)' }] },
      'wheel[0].href is "javascript:alert(1)"; the default "#biorinse" stays. Expected a link that begins with "#", "/", "https://" or "http://".',
    ],
    [
      'a mistyped token',
      { theme: { 'color-acent': '#7a1f2b' } },
      `theme.color-acent is not known (did you mean "color-accent"?) and ignored. Expected one of ${Object.keys(tokenDefaults).join(', ')}.`,
    ],
    [
      'a color that is none',
      { theme: { 'color-accent': 'notacolor' } },
      'theme.color-accent is "notacolor"; theme.color-accent is left out. Expected a CSS color such as "#7a1f2b", "teal" or "oklch(50% 0.1 20)".',
    ],
    [
      'a token that breaks out of its declaration',
      { theme: { 'color-accent': 'red; } body { display: none' } },
      'theme.color-accent is "red; } body { display: none"; theme.color-accent is left out. Expected a CSS value without ; { } < > and backslash.',
    ],
    [
      'a token that loads a file',
      { theme: { 'color-accent': 'URL(https://example.com/x)' } },
      'theme.color-accent is "URL(https://example.com/x)"; theme.color-accent is left out. Expected a CSS value that loads no file.',
    ],
    [
      'a theme with a space that is no factor',
      { theme: { space: '8px' } },
      'theme.space is "8px"; theme.space is left out. Expected a factor such as "0.8" or "1.25".',
    ],
    [
      'a class instance',
      { company: new Map([['name', 'A']]) },
      'company is a Map; the default stays. Expected an object.',
    ],
    [
      'text in place of the config',
      'hello',
      ' is "hello"; the default stays. Expected an object with facts of the business.',
    ],
    [
      'null in place of the config',
      null,
      ' is null; the default stays. Expected an object with facts of the business.',
    ],
  ])('%s', (_, raw, line) => {
    expect(linesOf(raw)).toEqual([line]);
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0.01,
    1e12,
    '275',
    true,
    [275],
    10n,
    Symbol('x'),
    () => 275,
  ])('a price of %s is refused', (min) => {
    const { business, problems } = resolveConfig({ services: [{ id: 'biorinse', card: { min } }] });
    expect(business.services).toEqual([biorinse]);
    expect(problems).toHaveLength(1);
  });

  test('one bad value does not stand in the way of the good ones', () => {
    const { business, problems } = resolveConfig({
      company: { motto: 'Bright panes', phone: 5, email: 'a@b.example' },
      plans: [{ id: 'protect', price: { min: 'x' }, name: 'Care' }, { id: 'new' }, { id: 'premium' }],
    });
    expect(business.company).toMatchObject({
      motto: 'Bright panes',
      phone: '(770) 555-0142',
      email: 'a@b.example',
    });
    expect(business.plans.map(({ name, price }) => [name, price])).toEqual([
      ['Care', { min: 75, max: 125 }],
      ['Premium+', { min: 150, max: 195 }],
    ]);
    expect(problems.map(({ path }) => path)).toEqual([
      'company.phone',
      'plans[0].price.min',
      'plans[1].name',
      'plans[1].price',
      'plans[1].period',
      'plans[1].features',
    ]);
  });

  test('one item in two groups of the quote keeps the default groups', () => {
    const item = { id: 'x', name: 'X', price: { min: 1, max: 2 } };
    const group = { label: 'G', step: 'core', items: [item] };
    const { business, problems } = resolveConfig({
      quote: {
        groups: [
          { id: 'a', ...group },
          { id: 'b', ...group },
        ],
      },
    });
    expect(business.quote).toEqual(firm.quote);
    expect(problems).toMatchObject([
      { path: 'quote.groups', expected: 'items whose ids differ, over all groups' },
    ]);
  });
});

describe('hostile and absurd configs', () => {
  test.each([
    ['__proto__', '{"__proto__":{"polluted":1},"company":{"__proto__":{"polluted":1}}}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":1}},"company":{"constructor":1}}'],
    ['in a list entry', '{"services":[{"id":"biorinse","__proto__":{"polluted":1},"prototype":1}]}'],
    ['as an id', '{"services":[{"id":"__proto__"},{"id":"constructor"}]}'],
    ['as a token', '{"theme":{"__proto__":"red","constructor":"red","prototype":"red"}}'],
    [
      'what every object inherits',
      '{"theme":{"toString":5,"valueOf":{}},"texts":{"toString":{},"valueOf":5}}',
    ],
    [
      'as a language',
      '{"texts":{"__proto__":{"polluted":1},"constructor":{"contact":{}},"en":{"__proto__":{"polluted":1}}}}',
    ],
  ])('magic keys: %s', (_, json) => {
    const { business, problems } = resolveConfig(JSON.parse(json));
    expect(problems.length).toBeGreaterThan(0);
    expect('polluted' in {}).toBe(false);
    expect(v.is(businessSchema, business)).toBe(true);
    expect(JSON.stringify(business)).not.toMatch(
      /__proto__|"constructor"|"prototype"|polluted|toString|valueOf/,
    );
  });

  test.each(['constructor', 'prototype', '__proto__'])(
    '"%s" is neither an id nor a token, and is told',
    (name) => {
      const service = { id: name, name: 'X', card: { min: 1, max: 2 } };
      const { business, problems } = resolveConfig({ services: [service], theme: { [name]: 'red' } });
      expect(problems.map(({ path }) => path)).toEqual(['services[0].id', `theme.${name}`]);
      expect(business).toMatchObject({ services: [], theme: {} });
    },
  );

  test('inherited facts do not count, only own ones', () => {
    const inherited: unknown = Object.create({ currency: 'EUR' });
    expect(businessOf(inherited)).toEqual(firm);
  });

  test('10,000 items are refused in one line, unread', () => {
    const item = (id: string) => ({ id, name: 'Item', group: 'services', price: { min: 1, max: 2 } });
    const items = Array.from({ length: 10_000 }, (_, index) => item(`item-${index}`));
    let reads = 0;
    const counted = new Proxy(items, {
      get(list, key, receiver): unknown {
        if (key !== 'length') reads++;
        return Reflect.get(list, key, receiver);
      },
    });
    expect(linesOf({ estimator: { items: counted } })).toEqual([
      'estimator.items is a list of 10000; the default stays. Expected at most 200 entries.',
    ]);
    expect(reads).toBe(0);
    expect(businessOf({ estimator: { items: items.slice(0, 200) } }).estimator.items).toHaveLength(200);
  });

  test('5,000 ZIP codes are kept, of the firm and of an area; more are refused in one line', () => {
    const zips = Array.from({ length: 5_000 }, (_, nth) => `${10_000 + nth}`);
    const areas = [{ id: 'far', label: 'Far', zips }];
    const { estimator } = businessOf({ estimator: { servedZips: zips, areas } });
    expect([estimator.servedZips.length, estimator.areas?.[0]?.zips.length]).toEqual([5_000, 5_000]);
    expect(linesOf({ estimator: { servedZips: [...zips, '9'] } })).toEqual([
      'estimator.servedZips is a list of 5001; the default stays. Expected at most 5000 entries.',
    ]);
  });

  test('10,000 tokens and languages are refused in one line each', () => {
    const many = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, value]));
    const { business, problems } = resolveConfig({ theme: many('red'), texts: many({}) });
    expect(problems.map(({ path }) => path)).toEqual(['texts', 'theme']);
    expect(business).toEqual(firm);
  });

  // Where the time grew with the square of the keys, it would take minutes.
  test('100,000 unknown keys give a hundred lines and a count', { timeout: 60_000 }, () => {
    const raw = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`servics${index}`, index]));
    const { problems } = resolveConfig(raw);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.message).toBe('has 99900 more problems');
  });

  test('an object that contains itself', () => {
    const loop: Record<string, unknown> = { name: 'Loop' };
    loop.company = loop;
    loop.services = [loop];
    const { business } = resolveConfig(loop);
    expect(business.company.name).toBe('Loop');
    expect(v.is(businessSchema, business)).toBe(true);
  });

  test('a hundred thousand levels', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = { company: deep };
    expect(linesOf(deep)).toEqual([
      'company.company is not known and ignored. Expected one of name, tagline, motto, logo, phone, email, area, cities, address, coordinates, hours, priceLevel, answerWithin, profiles.',
    ]);
  });

  test('a getter that throws is an error', () => {
    const raw = {
      get company() {
        throw new Error('no');
      },
    };
    expect(() => resolveConfig(raw)).toThrow('throws while it is read. Expected plain data, as in JSON');
  });

  test('a megabyte of text is refused and not repeated in the line', () => {
    const [line] = linesOf({ company: { name: 'x'.repeat(1_000_000) } });
    expect(line?.length).toBeLessThan(200);
  });
});

describe('whatever is given', () => {
  const hostileKey = fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'id',
    'min',
    'max',
    'en',
    'toString',
  );
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSparseArray: true,
    key: fc.oneof(hostileKey, fc.string()),
  });

  /** The built-in facts with some values, anywhere in them, exchanged for others. */
  const damaged = fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 5 }).map((changes) => {
    const facts: unknown = structuredClone(firm);
    const places = holders(facts);
    for (const [number, value] of changes) {
      const place = places[number % places.length];
      if (place) Reflect.set(place.holder, place.key, value);
    }
    return facts;
  });

  function holders(value: unknown): { holder: object; key: string }[] {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...holders(inner)]);
  }

  function looseIds({ groups, items, preselected }: typeof firm.estimator): string[] {
    const missingFrom = (list: readonly { id: string }[]) => (id: string) =>
      !list.some((entry) => entry.id === id);
    const named = items.map(({ group }) => group);
    return [...named.filter(missingFrom(groups)), ...preselected.filter(missingFrom(items))];
  }

  /** An estimator of its own, whose ids sometimes meet and sometimes do not. */
  const anId = fc.constantFrom('a', 'b', 'services', 'glass', 'biorinse');
  const some = <T>(entry: fc.Arbitrary<T>) =>
    fc.oneof(fc.array(entry, { maxLength: 6 }), fc.constant(undefined));
  const estimators = fc.record({
    estimator: fc.record({
      groups: some(fc.record({ id: anId, step: fc.constantFrom('services', 'addOns', 'three') })),
      items: some(fc.record({ id: anId, name: anId, group: anId, price: fc.constant({ min: 1, max: 2 }) })),
      preselected: some(anId),
    }),
  });

  const topLevel = fc.dictionary(fc.constantFrom(...Object.keys(firm), 'version', '__proto__'), anything);

  test.each([
    ['any value', anything],
    ['any JSON', fc.jsonValue()],
    ['any values under known names', topLevel],
    ['an estimator with ids that may lead nowhere', estimators],
    ['the facts with values exchanged', damaged],
  ])('%s: never throws, the result passes the schema, nothing is polluted', (_, arbitrary) => {
    const before = structuredClone(firm);
    const natives = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(arbitrary, (raw: unknown) => {
        const { business, problems } = resolveConfig(raw);
        v.parse(businessSchema, business);
        // Facts that come from here are accepted again, without a word about any single value.
        const again = resolveConfig(business);
        expect(again.business).toEqual(business);
        for (const { message } of again.problems) expect(message).toMatch(/offers nothing|past step 1/);
        expect(looseIds(business.estimator)).toEqual([]);
        // Plain values never need the last resort.
        for (const problem of problems) expect(problem.message).not.toMatch(/^throws/);
        for (const problem of problems) expect(problem.message.length).toBeLessThan(300);
      }),
      { numRuns: propertyRuns(300) },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(natives);
    expect(firm).toEqual(before);
  });

  test('a good value anywhere is taken over', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        (a, b) => {
          const [min, max] = [Math.min(a, b), Math.max(a, b)];
          const { business, problems } = resolveConfig({
            services: [{ id: 'biorinse', card: { min, max } }],
          });
          expect(problems).toEqual([]);
          expect(business.services[0]?.card).toEqual({ min, max });
        },
      ),
    );
  });
});

test('another picture does not inherit the crop of the one that it replaces', () => {
  const { business } = resolveConfig({ pictures: { hero: { src: '/ours.webp' } } });
  expect(business.pictures.hero).toEqual({ src: '/ours.webp', alt: expect.any(String) });
});
