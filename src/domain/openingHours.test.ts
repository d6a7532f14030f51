import { expect, test } from 'vitest';
import { openingHours } from './openingHours';
import { DAYS } from './weekdays';

const week = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: '08:00', close: '18:00' } as const;
const saturday = { days: ['sat'], open: '09:00', close: '14:00' } as const;

test.each([
  ['en', ['Mon – Fri: 8:00 AM – 6:00 PM', 'Sat: 9:00 AM – 2:00 PM']],
  ['en-GB', ['Mon – Fri: 08:00–18:00', 'Sat: 09:00–14:00']],
  ['es-US', ['lun – vie: 8:00 a.m. – 6:00 p.m.', 'sáb: 9:00 a.m. – 2:00 p.m.']],
  ['de', ['Mo – Fr: 08:00–18:00 Uhr', 'Sa: 09:00–14:00 Uhr']],
])('in %s by its clock', (locale, lines) => {
  const shown = openingHours([saturday, week], locale).map(({ days, times }) => `${days}: ${times}`);
  // Engines differ in which spaces they put in, not in what they say.
  expect(shown.map((line) => line.replace(/\s/gu, ' '))).toEqual(lines);
});

test.each([
  ['no hours', [], []],
  [
    'a break at noon',
    [
      { ...week, open: '13:00' },
      { ...week, close: '12:00' },
    ],
    ['Mo – Fr: 08:00–12:00 Uhr, 13:00–18:00 Uhr'],
  ],
  [
    'days apart',
    [{ ...week, days: ['mon', 'wed', 'thu'] }],
    ['Mo: 08:00–18:00 Uhr', 'Mi – Do: 08:00–18:00 Uhr'],
  ],
  ['days named apart', [saturday, { ...saturday, days: ['sun'] }], ['Sa – So: 09:00–14:00 Uhr']],
  ['until midnight', [{ ...saturday, close: '24:00' }], ['Sa: 9:00 – 0:00']],
  ['past midnight', [{ ...saturday, open: '18:00', close: '02:00' }], ['Sa: 18:00 – 2:00']],
  ['always', [{ days: DAYS, open: '00:00', close: '24:00' }], ['Mo – So: 0:00 – 0:00']],
] as const)('%s', (_, hours, lines) =>
  expect(openingHours(hours, 'de').map(({ days, times }) => `${days}: ${times}`)).toEqual(lines),
);
