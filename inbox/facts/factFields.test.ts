import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factNames } from '../../src/languages/en/factNames';
import { factNames as spanish } from '../../src/languages/es/factNames';
import { factFields, findFields, typedValue, withTyped } from './factFields';

const facts = {
  $schema: '/business.schema.json',
  version: 1,
  company: { name: 'Clearwater', logo: '/logo.svg', phone: '(770) 555-0142' },
  services: [
    { id: 'wash', name: 'Washing', href: '/services/wash', card: { min: 275, max: 975 } },
    { id: 'seal', name: 'Sealing', card: '{services.wash.card}', bestFor: ['Decks', 'Fences'] },
  ],
  theme: { accent: '#0a0' },
};

it('factFields() has the prices and words of facts, each with what it is, and no ids, addresses or references', () => {
  expect(
    factFields(facts, factNames).map(({ path, label, value }) => [path.join('.'), label, value]),
  ).toEqual([
    ['company.name', 'Name', 'Clearwater'],
    ['company.phone', 'Phone', '(770) 555-0142'],
    ['services.0.name', 'Washing: name', 'Washing'],
    ['services.0.card.min', 'Washing: price on the card, lowest', 275],
    ['services.0.card.max', 'Washing: price on the card, highest', 975],
    ['services.1.name', 'Sealing: name', 'Sealing'],
    ['services.1.bestFor.0', 'Sealing: best for, 1', 'Decks'],
    ['services.1.bestFor.1', 'Sealing: best for, 2', 'Fences'],
  ]);
});

it('says facts in the reader’s language, those of other languages with its name', () => {
  const site = {
    languages: ['en', 'es'],
    services: [{ id: 'wash', name: 'Washing', purpose: '' }],
    faqs: [{ id: 'a', question: 'What is {services.wash.name}?', answer: 'Water.' }],
    texts: { en: { hero: { headline: 'Clean', subline: 'Soon' } }, fr: { hero: { headline: 'Propre' } } },
    translations: {
      es: { services: [{ id: 'wash', name: 'Lavado' }] },
      fr: { services: [{ name: 'Lavage' }] },
    },
  };
  expect(factFields(site, spanish).map(({ label }) => label)).toEqual([
    'Washing: nombre',
    'Washing: para qué sirve',
    'What is Washing?: pregunta',
    'What is Washing?: respuesta',
    'Primera pantalla: texto 1 (English)',
    'Primera pantalla: texto 2 (English)',
    'Lavado: nombre (Español)',
  ]);
});

it('has a name for every fact of the built-in firm', () => {
  const asked = new Set<string>();
  const names = new Proxy<Record<string, string>>(factNames, {
    getOwnPropertyDescriptor(target, name) {
      if (!String(name).includes('.') && !(name in target)) asked.add(String(name));
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
  });
  const { texts: _, ...named } = JSON.parse(readFileSync('demo/public/business.json', 'utf8')) as {
    texts: object;
  };
  factFields(named, names);
  const shown = new Set(factFields(named, factNames).flatMap(({ path }) => path));
  expect([...asked].filter((name) => shown.has(name))).toEqual([]);
});

it('findFields() finds words of what a fact is and says, in any order', () => {
  const found = findFields(factFields(facts, factNames), 'LOWEST washing', factNames);
  expect(found.map(({ value }) => value)).toEqual([275]);
});

it.each([
  [275, ' 300 ', 300],
  [275, '299,5', 299.5],
  [275, '', undefined],
  [275, 'a lot', undefined],
  ['Washing', ' Washing', ' Washing'],
])('typedValue() in place of %j makes %j %j', (value, typed, expected) => {
  expect(typedValue({ value }, typed)).toBe(expected);
});

it('gives facts with what was typed as a copy', () => {
  const before = { availability: { minutes: 60, hours: [{ open: '08:00' }] } };
  const [minutes, open] = factFields(before, {});
  if (!minutes || !open) throw new Error('no fields');
  expect(
    withTyped(before, [
      { ...minutes, typed: '90' },
      { ...open, typed: '07:00' },
    ]),
  ).toEqual({ availability: { minutes: 90, hours: [{ open: '07:00' }] } });
  expect(before.availability.minutes).toBe(60);
});
