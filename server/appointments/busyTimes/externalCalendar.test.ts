import { describe, expect, test } from 'vitest';
import { readExternalCalendars, shownCalendar } from './externalCalendar';

describe('CALENDARS', () => {
  test('names feeds, CalDAV by user and password, and crews', () => {
    expect(
      readExternalCalendars(
        'webcal://p1.icloud.example/published/2/a=b, Truck 1=https://ana%40x.example:se%3Acret@caldav.example/,',
      ),
    ).toEqual([
      { url: 'https://p1.icloud.example/published/2/a=b', crew: '' },
      { url: 'https://caldav.example/', crew: 'Truck 1', user: 'ana@x.example', password: 'se:cret' },
    ]);
    expect(readExternalCalendars()).toEqual([]);
  });

  test.each([
    'http://calendar.example/secret.ics',
    'file:///etc/secret.ics',
    'secret.ics',
    'https://secret@caldav.example/',
  ])('cannot name %s, which no message repeats', (entry) => {
    expect(() => readExternalCalendars(`https://a.example/1.ics,${entry}`)).toThrow(/^CALENDARS: entry 2 /);
    expect(() => readExternalCalendars(entry)).not.toThrow('secret');
  });
});

test('people read the host of a calendar, and its crew', () => {
  expect(shownCalendar({ url: 'https://calendar.example/secret.ics', crew: 'Ana' })).toBe(
    'calendar.example (Ana)',
  );
});
