import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneHref } from './phoneHref';
import { plainPhoneHref } from './plainPhoneHref';

test.each([
  ['(770) 555-0142', 'tel:7705550142'],
  ['+1 (678) 555-0123', 'tel:+16785550123'],
  ['+49 40 123456', 'tel:+4940123456'],
  ['+44 (0)20 7946 0018', undefined],
  ['1-800-GO-CLEAN', undefined],
  ['(770) 555-0142 ext. 5', undefined],
  ['911', 'tel:911'],
  ['', undefined],
])('%s', (phone, href) => {
  expect(plainPhoneHref(phone)).toBe(href);
});

test('it agrees with phoneHref wherever it says anything', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0123456789+ .-()'.split('')), maxLength: 24 });
  const differing = fc.sample(written, { numRuns: 20_000, seed: 7 }).filter((phone) => {
    const href = plainPhoneHref(phone);
    return href !== undefined && href !== phoneHref(phone);
  });
  expect(differing).toEqual([]);
});
