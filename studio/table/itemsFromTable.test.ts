import * as fc from 'fast-check';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { allDefaults } from '../../src/content/business';
import { resolveConfig } from '../../src/content/config';
import { id } from '../../src/content/fields';
import { itemsFromTable } from './itemsFromTable';

const price = { min: 9, max: 12 };
const idsOf = (names: readonly string[], existing: readonly string[] = []) =>
  itemsFromTable(
    names.map((name) => ({ name, price })),
    'services',
    existing,
  ).map((item) => item.id);

test.each([
  ['Roof cleaning', 'roof-cleaning'],
  ['Façade & Großputz', 'facade-grossputz'],
  ['Łódź œuvre Ærø', 'lodz-oeuvre-aero'],
  ['  (2) bins!', '2-bins'],
  ['屋根', 'item'],
  ['Constructor', 'constructor-2'],
  ['prototype', 'prototype-2'],
  [`${'x'.repeat(63)} y`, 'x'.repeat(63)],
])('“%s” has the id %s', (name, expected) => expect(idsOf([name])).toEqual([expected]));

test('an id that is taken gets a number', () =>
  expect(idsOf(['Roof', 'Roof', 'Röof', 'x'.repeat(70), 'x'.repeat(70)], ['roof'])).toEqual([
    'roof-2',
    'roof-3',
    'roof-4',
    'x'.repeat(64),
    `${'x'.repeat(62)}-2`,
  ]));

test('ids of any names are valid, unique and new', () => {
  const names = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', 'A-2', 'valueOf', 'Roof')),
  );
  fc.assert(
    fc.property(names, fc.array(fc.constantFrom('a', 'a-2', 'item', 'roof')), (all, existing) => {
      const ids = idsOf(all, existing);
      expect(ids.filter((one) => !is(id(''), one))).toEqual([]);
      expect(new Set([...ids, ...existing]).size).toBe(ids.length + new Set(existing).size);
    }),
  );
});

test('a config takes the items', () => {
  const items = itemsFromTable(
    [
      { name: 'Roof', price },
      { name: 'Gutter', unit: 'foot', price: { min: 0.085, max: 1 } },
    ],
    'services',
    [],
  );
  const { business, problems } = resolveConfig(
    { company: { name: 'New' }, estimator: { items } },
    allDefaults,
  );
  expect(problems.filter(({ path }) => path.startsWith('estimator'))).toEqual([]);
  expect(business.estimator.items).toEqual(items);
});
