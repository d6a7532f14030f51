import { afterEach, expect, test } from 'vitest';
import { languageFor, languages } from '../languages';
import { pseudoLanguage } from '../testing/pseudoLanguage';
import { allDefaults, defaultBusiness, defaultsIn } from './business';
import { resolveConfig } from './config';
import { complete } from './defaults';
import { contactMessages } from './messages/contact';
import { pickMessages } from './pickMessages';
import { translate } from './translation/translate';

afterEach(() => {
  delete languages['xx'];
});

const register = () => {
  languages['xx'] = () => Promise.resolve(pseudoLanguage);
};

test.each([
  ['xx', 'xx'],
  ['XX-yy', 'xx'],
  ['en', undefined],
  ['fr', undefined],
  ['', undefined],
  ['constructor', undefined],
])('a page in "%s" has the built-in language %s', (lang, tag) => {
  register();
  expect(languageFor(lang)).toBe(tag);
});

test('a language has messages for any firm, and what the built-in one says in their place', async () => {
  register();
  const defaults = await defaultsIn('xx');
  const { heading } = defaultBusiness.texts.en.contact;
  const { lang, messages } = pickMessages(complete(defaults).texts, 'xx-YY');
  expect(lang).toBe('xx');
  expect(messages.contact.heading).toBe(`[${heading}]`);
  const named = resolveConfig({ company: { name: 'Bug Off' } }, defaults, 'xx').business;
  expect(pickMessages(named.texts, 'xx').messages.contact.heading).toBe(`[${contactMessages.heading}]`);
});

test('each text of the facts is translated, prices, ids and links are not', async () => {
  register();
  const { company, estimator, menu } = complete(await defaultsIn('xx'));
  const english = defaultBusiness;
  expect(estimator.items.map(({ id, price }) => [id, price])).toEqual(
    english.estimator.items.map(({ id, price }) => [id, price]),
  );
  expect(estimator.items.map(({ description }) => description)).toEqual(
    english.estimator.items.map(({ description }) => `[${description}]`),
  );
  expect(estimator.propertyTypes).toEqual(english.estimator.propertyTypes.map((type) => `[${type}]`));
  expect(menu[0]).toEqual({ ...english.menu[0], label: `[${english.menu[0]?.label}]` });
  expect(company).toMatchObject({ phone: english.company.phone, area: `[${english.company.area}]` });
});

test('in no registered language they stay as they are', async () => {
  expect(await defaultsIn('xx')).toBe(allDefaults);
});

test('an entry is translated by its id, or in its place where it has none; what is not translated stays', () => {
  const facts = {
    items: [
      { id: 'wash', name: 'Wash', group: 'a', price: { min: 1, max: 2 }, unit: 'foot' },
      { id: 'dry', name: 'Dry', group: 'a', price: { min: 1, max: 2 }, includes: ['Air', 'Heat'] },
      { id: 'iron', name: 'Iron' },
    ],
    benefits: [{ title: 'A', picture: { src: '/a.jpg', alt: 'An A' } }, { title: 'B' }],
    person: { name: 'Dana', quote: 'Good.' },
  };
  expect(
    translate(facts, {
      items: [
        { id: 'dry', name: 'Trocknen', includes: ['Luft'], price: 'umsonst' },
        { id: 'wash', name: 'Waschen', unit: 'Meter' },
        { id: 'fold', name: 'Falten' },
      ],
      benefits: [{ title: 'Ein A', picture: { alt: 'Bild' } }],
      person: { quote: 'Gut.' },
      others: [],
    }),
  ).toEqual({
    items: [
      { id: 'wash', name: 'Waschen', group: 'a', price: { min: 1, max: 2 }, unit: 'Meter' },
      { id: 'dry', name: 'Trocknen', group: 'a', price: { min: 1, max: 2 }, includes: ['Luft', 'Heat'] },
      { id: 'iron', name: 'Iron' },
    ],
    benefits: [{ title: 'Ein A', picture: { src: '/a.jpg', alt: 'Bild' } }, { title: 'B' }],
    person: { name: 'Dana', quote: 'Gut.' },
  });
});
