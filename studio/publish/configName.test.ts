import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isConfigName, suggestName } from './configName';

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
