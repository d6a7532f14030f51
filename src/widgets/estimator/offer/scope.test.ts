import { expect, test } from 'vitest';
import { scopeOf } from './scope';

const item = { id: 'wash', name: 'Soft wash', group: 'services', price: { min: 1, max: 2 } };
const quoted = {
  id: 'wash',
  name: 'Soft wash',
  price: { min: 1, max: 2 },
  includes: ['Rinse'],
  excludes: ['Paint'],
};
const quote = { groups: [{ id: 'all', label: 'All', step: 'core' as const, items: [quoted] }] };

test('the scope of an item is its own, else that of the item of the quote with the same id', () => {
  expect(scopeOf(item, quote)).toEqual({ includes: ['Rinse'], excludes: ['Paint'] });
  expect(scopeOf({ ...item, includes: ['Foam'] }, quote)).toEqual({
    includes: ['Foam'],
    excludes: ['Paint'],
  });
  expect(scopeOf({ ...item, excludes: [] }, quote).excludes).toEqual([]);
});

test('a firm that says nothing of it has none', () => {
  expect(scopeOf({ ...item, id: 'other' }, quote)).toEqual({ includes: [], excludes: [] });
  expect(scopeOf(item, { groups: [] })).toEqual({ includes: [], excludes: [] });
});
