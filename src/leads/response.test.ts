import { expect, test } from 'vitest';
import { parseRetryAfter } from './response';

const NOW = Date.parse('2030-01-31T12:00:00.500Z');

test.each<[string | null, number | undefined]>([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Thu, 31 Jan 2030 12:10:00 GMT', 600],
  ['Thu, 31 Jan 2030 12:00:01 GMT', 1],
  ['Thu, 31 Jan 2030 11:00:00 GMT', 0],
  ['Thursday, 31-Jan-30 12:10:00 GMT', 600],
  ['9'.repeat(400), undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After: %s is %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds);
});

test('a Retry-After date is compared with the current time by default', () => {
  expect(parseRetryAfter(new Date(Date.now() + 600_000).toUTCString())).toBeGreaterThan(590);
});
