import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName, idFrom, isConfigName, suggestName, uniqueId } from './names';

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

test.each([
  ['Bright Panes', {}, 'bright-panes.json'],
  ['Grünwerk / Freiburg (neu)', {}, 'grünwerk-freiburg-neu.json'],
  ['窓', {}, '窓.json'],
  ['Untitled', { company: { name: 'Larkspur' } }, 'larkspur.json'],
  ['Untitled', { company: { name: 3 } }, 'untitled.json'],
  ['Con', {}, 'con-config.json'],
  ['../../etc/passwd', {}, 'etc-passwd.json'],
  ['<img onerror="x">', {}, 'img-onerror-x.json'],
  ['…', {}, 'business.json'],
  ['', {}, 'business.json'],
])('the config of %j is in %j', (name, config, file) => expect(fileName({ name, config })).toBe(file));

test('of any name it is one that every system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const file = fileName({ name, config: {} });
      expect(file).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*\.json$/u);
      expect(Array.from(file).length).toBeLessThanOrEqual(72);
    }),
  );
});

test.each([
  ['Bug Off', 'bug-off'],
  ["  Ana's Möbel & Größen GmbH ", 'anas-mobel-grossen-gmbh'],
  ['24/7 Clean', 'clean'],
  ['清潔', ''],
  ['', ''],
])('the name for %j is %j', (title, name) => expect(suggestName(title)).toBe(name));

test('a suggested name can be used, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (title) => {
      const name = suggestName(title);
      expect(name === '' || isConfigName(name)).toBe(true);
    }),
  );
});
