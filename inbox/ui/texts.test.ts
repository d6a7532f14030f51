import { expect, it } from 'vitest';
import { formatShortTime } from './texts';

const now = new Date(2030, 5, 15, 18);

it.each([
  [new Date(2030, 5, 15, 9, 5), 'en', '9:05 AM'],
  [new Date(2030, 5, 15, 9, 5), 'es', '9:05'],
  [new Date(2030, 5, 14, 23, 59), 'en', 'Jun 14'],
  [new Date(2029, 11, 31), 'en', 'Dec 31, 2029'],
])('%s in %s is %s', (time, lang, expected) => {
  expect(formatShortTime(time.toISOString(), lang, now).replaceAll('\u202f', ' ')).toBe(expected);
});
