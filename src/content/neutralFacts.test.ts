import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firm } from '../testing/firm';
import { defaultBusiness } from './business';
import { resolveConfig } from './config';
import { english } from './messages';
import { neutralMessages } from './messages/neutral';
import { messagesSchema } from './messagesSchema';
import { isOwnFirm, neutralFacts } from './neutralFacts';
import { factsSchema } from './schema';

/** The paths of all texts, such as `hero.promises.check`. */
const pathsOf = (messages: object, before = ''): string[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? `${before}${key}` : pathsOf(message as object, `${before}${key}.`),
  );

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(Object(value) as object).flatMap((entry) => textsIn(entry));

test('a firm of its own begins with complete facts that have no word of the built-in one', () => {
  const neutral = neutralFacts(defaultBusiness);
  const schema = v.strictObject({ ...factsSchema.entries, texts: messagesSchema(english) });
  // A config names the company.
  const named = { ...neutral, company: { ...neutral.company, name: 'Bug Off' } };
  expect(v.parse(schema, named)).toEqual(named);
  const { texts, ...facts } = neutral;
  expect(textsIn(texts).filter((text) => /Bio[A-Z]|free|24 hours/.test(text))).toEqual([]);
  const { links: _, map: __, currency: ___, estimator, ...others } = facts;
  expect(textsIn(others).join('')).toBe('');
  expect(textsIn({ ...estimator, groups: [] })).toEqual([]);
});

test('a topic that the widget does not show is not added', () => {
  expect(Object.keys(neutralFacts({ faqs: firm.faqs }))).toEqual(['faqs']);
});

test('neutral messages replace existing ones, and each says something else', () => {
  const flat = (messages: object) =>
    Object.fromEntries(pathsOf(messages).map((path, index) => [path, textsIn(messages)[index]]));
  const [neutral, builtIn] = [flat(neutralMessages), flat(english)];
  expect(Object.keys(builtIn)).toEqual(expect.arrayContaining(Object.keys(neutral)));
  expect(Object.entries(neutral).filter(([path, message]) => message === builtIn[path])).toEqual([]);
});

describe('which firm a config describes', () => {
  test.each([
    [{ company: { name: 'Bug Off' } }, true],
    [{ company: { name: firm.company.name } }, false],
    [{ company: { name: ' ' } }, false],
    [{ company: { name: 5 } }, false],
    [{ company: { phone: '1' } }, false],
    [{ company: 5 }, false],
    [{}, false],
    [null, false],
  ])('%j: its own is %s', (raw, own) => {
    expect(isOwnFirm(raw, firm)).toBe(own);
  });
});

describe('a firm of its own', () => {
  const own = (raw: object) => resolveConfig({ company: { name: 'Bug Off' }, ...raw }, firm).business;

  test('has what its config names, and nothing else', () => {
    const { company, faqs, plans, estimator, texts, currency } = own({
      faqs: [{ id: 'a', question: 'Q', answer: 'A' }],
    });
    expect(company).toMatchObject({ name: 'Bug Off', phone: '', email: '', area: '', cities: [] });
    expect(faqs).toHaveLength(1);
    expect([plans, estimator.items, estimator.modifiers]).toEqual([[], [], []]);
    expect(texts.en.contact.heading).toBe(neutralMessages.contact.heading);
    expect(texts.en.form).toEqual(english.form);
    expect(currency).toBe('USD');
  });

  test('puts items into the groups that every firm has', () => {
    const item = { id: 'ants', name: 'Ants', group: 'services', price: { min: 1, max: 2 } };
    const { business, problems } = resolveConfig(
      { company: { name: 'Bug Off' }, estimator: { items: [item] } },
      firm,
    );
    expect(problems).toEqual([]);
    expect(business.estimator.items).toEqual([item]);
  });

  test('inherits an entry that it names by the id of a built-in one, as before, and no other', () => {
    const { services, estimator } = own({
      services: [{ id: 'biorinse', name: 'Washing' }],
      estimator: { items: [{ id: 'glass', price: { min: 90 } }], modifiers: [{ id: 'stories' }] },
    });
    expect(services).toEqual([{ ...firm.services.find(({ id }) => id === 'biorinse'), name: 'Washing' }]);
    expect(estimator.items).toMatchObject([
      { id: 'glass', name: 'Glass cleaning', price: { min: 90, max: 395 } },
    ]);
    expect(estimator.modifiers).toEqual([firm.estimator.modifiers.find(({ id }) => id === 'stories')]);
  });

  test('has the neutral messages of a built-in language too', () => {
    const translated = { xx: { ...neutralMessages, contact: { ...neutralMessages.contact, heading: 'Hx' } } };
    const builtIn = { ...firm, texts: { ...firm.texts, xx: { contact: { heading: 'BioCheck xx' } } } };
    const { business } = resolveConfig({ company: { name: 'Bug Off' } }, builtIn, translated);
    expect(business.texts['xx']).toMatchObject({ contact: { heading: 'Hx' } });
  });
});
