import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathText, valueAt, withValueAt } from './path';

const config = { estimator: { items: [{ id: 'ants' }, { id: 'bees' }] }, theme: {} };

describe('a value at a path', () => {
  test.each([
    [['estimator', 'items', 1, 'id'], 'bees'],
    [['estimator', 'items', 2, 'id'], undefined],
    [['estimator', 'toString'], undefined],
    [[], config],
  ])('%j is %j', (path, value) => expect(valueAt(config, path)).toEqual(value));

  test('is what was set, for any path and value; the config before stays', () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', '__proto__', 'constructor'), fc.constantFrom(0));
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), fc.integer(), (path, value) => {
        const before = Object.freeze({});
        expect(valueAt(withValueAt(before, ['x', ...path], value), ['x', ...path])).toBe(value);
        expect(before).toEqual({});
      }),
    );
  });
});

describe('setting a value', () => {
  test('shares what does not change', () => {
    const next = withValueAt(config, ['estimator', 'items', 1, 'id'], 'wasps');
    expect(next).toEqual({ estimator: { items: [{ id: 'ants' }, { id: 'wasps' }] }, theme: {} });
    expect(next['theme']).toBe(config.theme);
    expect(valueAt(next, ['estimator', 'items', 0])).toBe(config.estimator.items[0]);
  });

  test('one end of an amount that stands for a range leaves the other', () => {
    const amount = { price: 150 };
    expect(valueAt(amount, ['price', 'max'])).toBe(150);
    expect(withValueAt(amount, ['price', 'max'], 200)).toEqual({ price: { min: 150, max: 200 } });
  });

  test('to what it is gives the same config', () =>
    expect(withValueAt(config, ['estimator', 'items', 0, 'id'], 'ants')).toBe(config));

  test('makes objects and lists on the way', () =>
    expect(withValueAt({}, ['a', 'b', 0, 'c'], 1)).toEqual({ a: { b: [{ c: 1 }] } }));

  test('to undefined takes a key away, or an entry out of its list', () => {
    expect(withValueAt(config, ['theme'], undefined)).toEqual({ estimator: config.estimator });
    expect(withValueAt(config, ['estimator', 'items', 0], undefined)).toMatchObject({
      estimator: { items: [{ id: 'bees' }] },
    });
  });
});

test.each([
  [['estimator', 'items', 0, 'price'], 'estimator.items[0].price'],
  [['texts', 'pt-BR', 'common'], 'texts.pt-BR.common'],
  [['a', 'b c'], 'a["b c"]'],
  [[], ''],
])('the path %j reads %s', (path, text) => expect(pathText(path)).toBe(text));
