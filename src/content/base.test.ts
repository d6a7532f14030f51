import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultsFrom } from '../testing/defaultsFrom';
import { firm } from '../testing/firm';
import { baseOf } from './base';
import { allDefaults } from './business';
import { lacksNeeded, resolveConfig } from './config';
import { completeWith } from './defaults';
import { english } from './messages';
import { messagesSchema } from './messagesSchema';
import { factsSchema } from './schema';

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((entry) => textsIn(entry));

const defaults = defaultsFrom(firm);
const named = { company: { name: 'Bug Off' } };

describe('what a config builds on', () => {
  test.each([
    ['nothing', { company: { name: 'Bug Off' } }],
    ['nothing', { company: { name: firm.company.name } }],
    ['what is there', { company: { name: ' ' } }],
    ['what is there', { company: { name: 5 } }],
    ['what is there', { company: { phone: '1' } }],
    ['what is there', { company: 5 }],
    ['what is there', {}],
    ['what is there', null],
  ])('%s: %j', (base, raw) => {
    expect(baseOf(raw, defaults) === defaults).toBe(base === 'what is there');
  });

  test('nothing is complete facts with no word in them, and messages that name no firm, trade or promise', () => {
    const { texts, ...facts } = completeWith(baseOf(named, allDefaults), () => undefined);
    const complete = { ...facts, company: { ...facts.company, name: 'Bug Off' } };
    const schema = v.strictObject({ ...factsSchema.entries, texts: messagesSchema(english) });
    expect(v.parse(schema, { ...complete, texts })).toEqual({ ...complete, texts });
    expect(textsIn(texts).filter((text) => /Bio[A-Z]|free|24 hours/.test(text))).toEqual([]);
    const { links: _, map: __, currency: ___, pages: ____, estimator, ...others } = facts;
    expect(textsIn(others).join('')).toBe('');
    expect(textsIn({ ...estimator, groups: [] })).toEqual([]);
  });

  test('it has the topics that are wanted, and no others', () => {
    const { faqs } = firm;
    expect(Object.keys(baseOf(named, defaultsFrom({ faqs })).facts)).toEqual(['faqs']);
  });
});

describe('a config that names its company', () => {
  const own = (raw: object) => resolveConfig({ ...named, ...raw }, defaults);

  test('has what it names, and nothing else', () => {
    const { company, faqs, plans, estimator, texts, currency } = own({
      faqs: [{ id: 'a', question: 'Q', answer: 'A' }],
    }).business;
    expect(company).toMatchObject({ name: 'Bug Off', phone: '', email: '', area: '', cities: [] });
    expect(faqs).toHaveLength(1);
    expect([plans, estimator.items, estimator.modifiers]).toEqual([[], [], []]);
    expect(texts.en.form).toEqual(english.form);
    expect(currency).toBe('USD');
  });

  test('puts items into the groups that every firm has', () => {
    const item = { id: 'ants', name: 'Ants', group: 'services', price: { min: 1, max: 2 } };
    const { business, problems } = own({ estimator: { items: [item] } });
    expect(problems).toEqual([]);
    expect(business.estimator.items).toEqual([item]);
  });

  test('inherits nothing by an id that another firm has, too', () => {
    const gallery = [{ id: 'gutter', title: 'Our gutters' }];
    const items = [{ id: 'gutter-guards', name: 'Guards', group: 'services', price: { min: 5, max: 8 } }];
    const { business, problems } = resolveConfig({ ...named, gallery, estimator: { items } }, allDefaults);
    expect(problems).toEqual([]);
    expect(business.gallery).toEqual(gallery);
    expect(business.estimator.items).toEqual(items);
  });

  test('lacks what an element needs and it does not name; an empty list is named', () => {
    expect(lacksNeeded(named, allDefaults, 'faqs')).toBe(true);
    expect(lacksNeeded({ ...named, faqs: [] }, allDefaults, 'faqs')).toBe(false);
    expect(lacksNeeded({}, allDefaults, 'faqs')).toBe(false);
    const needed = ['estimator.items', 'quote', 'company.area', 'biocheck'];
    expect(needed.filter((needs) => lacksNeeded(named, allDefaults, needs))).toEqual(needed);
    expect(lacksNeeded({}, allDefaults, 'quote')).toBe(false);
    expect(lacksNeeded(named, allDefaults, undefined)).toBe(false);
  });
});
