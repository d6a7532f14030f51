import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { idFrom, uniqueId } from './ids';

const ID = /^[A-Za-z0-9][A-Za-z0-9+_-]{0,63}$/;

test.each([
  ['Ants and roaches', 'ants-and-roaches'],
  ['Façade — crépi', 'facade-crepi'],
  ['  24/7!  ', '24-7'],
  ['Straße & Bœuf', 'strasse-boeuf'],
  ['害虫', ''],
])('the id of "%s" is "%s"', (name, id) => expect(idFrom(name)).toBe(id));

test('an id is usable and not taken, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.integer({ min: 0, max: 12 }),
      (name, count) => {
        const taken: string[] = [];
        for (let index = 0; index <= count; index++) {
          const id = uniqueId(idFrom(name) || 'entry', taken);
          expect(id).toMatch(ID);
          expect(taken).not.toContain(id);
          taken.push(id);
        }
      },
    ),
  );
});

test('an id is no name that every object has', () =>
  expect(uniqueId('constructor', [])).toBe('constructor-2'));
