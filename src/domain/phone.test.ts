import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneCases } from '../testing/phoneCases';
import { phoneNumber } from './phone';

test.each(phoneCases)('%j is %j', (written, number) => {
  expect(phoneNumber(written)).toBe(number);
});

test('whatever is written, it is digits behind at most one plus, or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      expect(phoneNumber(written) ?? '0').toMatch(/^\+?[0-9]{1,15}$/);
    }),
  );
});
