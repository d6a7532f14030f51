import { expect, it } from 'vitest';
import { factFields, findFields, typedValue } from './factFields';

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
  expect(factFields(facts).map(({ path, label, value }) => [path.join('.'), label, value])).toEqual([
    ['company.name', 'name', 'Clearwater'],
    ['company.phone', 'phone', '(770) 555-0142'],
    ['services.0.name', 'Washing, name', 'Washing'],
    ['services.0.card.min', 'Washing, card, min', 275],
    ['services.0.card.max', 'Washing, card, max', 975],
    ['services.1.name', 'Sealing, name', 'Sealing'],
    ['services.1.bestFor.0', 'Sealing, best for, 1', 'Decks'],
    ['services.1.bestFor.1', 'Sealing, best for, 2', 'Fences'],
  ]);
});

it('findFields() finds words of what a fact is and says, in any order', () => {
  const found = findFields(factFields(facts), 'MIN washing');
  expect(found.map(({ value }) => value)).toEqual([275]);
});

it.each([
  [275, ' 300 ', 300],
  [275, '299,5', 299.5],
  [275, '', undefined],
  [275, 'a lot', undefined],
  ['Washing', ' Washing', ' Washing'],
])('typedValue() in place of %j makes %j %j', (value, typed, expected) => {
  expect(typedValue({ path: [], topic: '', label: '', value }, typed)).toBe(expected);
});
