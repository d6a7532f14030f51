import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { pseudoLanguage } from '../../testing/pseudoLanguage';
import { company } from '../company';
import { estimator } from '../estimator';
import { menu } from '../menu';
import type { Messages } from '../messages';
import { contactMessages } from '../messages/contact';
import { neutralMessages } from '../messages/neutral';
import { type MessagesByLanguage, pickMessages } from '../pickMessages';
import { languageFor, languages } from '.';
import type { Translation, WholeLanguage } from './language';
import { localizeFacts, translate } from './localizeFacts';

afterEach(() => {
  delete languages['xx'];
});

const register = () => {
  languages['xx'] = () => Promise.resolve(pseudoLanguage);
};

const texts: MessagesByLanguage<Pick<Messages, 'contact'>> = { en: { contact: contactMessages } };

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

test('a widget gets the messages of its own topics beside the English ones', async () => {
  register();
  const { facts: localized, translated } = await localizeFacts({ texts }, 'xx');
  expect(Object.keys(localized.texts)).toEqual(['en', 'xx']);
  expect(localized.texts.en).toBe(texts.en);
  const { lang, messages } = pickMessages(localized.texts, 'xx-YY');
  expect(lang).toBe('xx');
  expect(messages.contact.button).toBe(`[${contactMessages.button}]`);
  expect(Object.keys(localized.texts['xx'] ?? {})).toEqual(['contact']);
  expect(translated['xx']?.contact?.heading).toBe(`[${neutralMessages.contact.heading}]`);
});

test('each text of the facts is translated, prices, ids and links are not', async () => {
  register();
  const { facts: localized } = await localizeFacts({ company, menu, estimator }, 'xx');
  expect(localized.estimator.items).toEqual(
    estimator.items.map((item) => ({
      ...item,
      name: `[${item.name}]`,
      ...(item.description && { description: `[${item.description}]` }),
      ...(item.unit && { unit: `[${item.unit}]` }),
      ...(item.quantityLabel && { quantityLabel: `[${item.quantityLabel}]` }),
    })),
  );
  expect(localized.estimator.propertyTypes).toEqual(estimator.propertyTypes.map((type) => `[${type}]`));
  expect(localized.estimator.visitHours).toEqual(estimator.visitHours);
  expect(localized.menu[0]).toEqual({ ...menu[0], label: `[${menu[0]?.label}]` });
  expect(localized.company).toMatchObject({ phone: company.phone, area: `[${company.area}]` });
});

test('facts of no registered language stay as they are', async () => {
  const facts = { company, texts };
  expect((await localizeFacts(facts, 'xx')).facts).toBe(facts);
});

test('a translation is complete by type: each text by the id or the place of its entry, and nothing else', () => {
  const facts = {
    items: [
      { id: 'wash', name: 'Wash', group: 'a', price: { min: 1, max: 2 }, unit: 'foot' },
      { id: 'dry', name: 'Dry', group: 'a', price: { min: 1, max: 2 }, includes: ['Air', 'Heat'] },
    ],
    groups: [{ id: 'a', step: 'services' }],
    benefits: [{ title: 'A', picture: { src: '/a.jpg', alt: 'An A' } }, { title: 'B' }],
    person: { name: 'Dana', quote: 'Good.' },
  } as const;
  const translation: Translation<typeof facts> = {
    items: {
      wash: { name: 'Waschen', unit: 'Meter' },
      dry: { name: 'Trocknen', includes: ['Luft', 'Wärme'] },
    },
    benefits: [{ title: 'Ein A', picture: { alt: 'Bild' } }, { title: 'Ein B' }],
    person: { name: 'Dana', quote: 'Gut.' },
  };
  expect(translate<unknown>(facts, translation)).toEqual({
    items: [
      { id: 'wash', name: 'Waschen', group: 'a', price: { min: 1, max: 2 }, unit: 'Meter' },
      { id: 'dry', name: 'Trocknen', group: 'a', price: { min: 1, max: 2 }, includes: ['Luft', 'Wärme'] },
    ],
    groups: [{ id: 'a', step: 'services' }],
    benefits: [{ title: 'Ein A', picture: { src: '/a.jpg', alt: 'Bild' } }, { title: 'Ein B' }],
    person: { name: 'Dana', quote: 'Gut.' },
  });
  expectTypeOf<Translation<typeof facts>['items']>().toEqualTypeOf<{
    readonly wash: { readonly name: string; readonly unit: string };
    readonly dry: { readonly name: string; readonly includes: readonly [string, string] };
  }>();
  expectTypeOf<Translation<typeof facts>['benefits']>().toEqualTypeOf<
    readonly [
      { readonly title: string; readonly picture: { readonly alt: string } },
      { readonly title: string },
    ]
  >();
  expectTypeOf<Translation<typeof facts.person, 'name'>>().toEqualTypeOf<{ readonly quote: string }>();
  expectTypeOf<keyof Translation<typeof facts>>().toEqualTypeOf<'items' | 'benefits' | 'person'>();
  expectTypeOf<WholeLanguage['messages']>().toEqualTypeOf<Messages>();
});
