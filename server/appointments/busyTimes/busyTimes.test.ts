import { describe, expect, test } from 'vitest';
import { busyTimesIn } from './busyTimes';

const timeZone = 'America/New_York';
const range = [Date.parse('2026-10-01T00:00:00Z'), Date.parse('2027-04-01T00:00:00Z')] as const;

/** A calendar of events, each with its lines. */
const calendarOf = (...events: (readonly string[])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...events.flatMap((lines, nth) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:event-${nth}`]),
      'DTSTAMP:20261001T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const nobodys = () => Promise.resolve(new Set<string>());

/** The busy times, as the firm's clocks show them. */
async function busy(text: string, ownAmong: (uids: readonly string[]) => Promise<Set<string>> = nobodys) {
  const times = await busyTimesIn([text], { range, timeZone, ownAmong });
  const at = (time: number) =>
    new Date(time).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return times.map(({ start, until }) => `${at(start)} ${at(until).slice(11)}`);
}

describe('the busy times of a calendar', () => {
  test('are by the clocks of UTC, of a zone by name, or of the firm', async () => {
    const times = await busy(
      calendarOf(
        ['DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z'],
        ['DTSTART;TZID=Europe/Berlin:20261202T180000', 'DTEND;TZID=Europe/Berlin:20261202T190000'],
        ['DTSTART:20261203T080000', 'DURATION:PT90M'],
        ['DTSTART;TZID=A zone of nobody:20261204T080000', 'DURATION:PT1H'],
      ),
    );
    expect(times).toEqual([
      '2026-12-01 08:00 09:00',
      '2026-12-02 12:00 13:00',
      '2026-12-03 08:00 09:30',
      '2026-12-04 08:00 09:00',
    ]);
  });

  test('are by the clocks of a zone that the calendar itself describes', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Pacific of ours',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0700',
      'TZOFFSETTO:-0800',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0800',
      'TZOFFSETTO:-0700',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const text = calendarOf([
      'DTSTART;TZID=Pacific of ours:20261201T080000',
      'DTEND;TZID=Pacific of ours:20261201T090000',
    ]).replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'));
    expect(await busy(text)).toEqual(['2026-12-01 11:00 12:00']);
  });

  test('are whole days by the clocks of the firm, also where they are set back', async () => {
    const times = await busy(
      calendarOf(
        ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'],
        ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'],
        ['DTSTART;VALUE=DATE:20270101'],
      ),
    );
    expect(times).toEqual(['2026-11-01 00:00 00:00', '2026-12-24 00:00 00:00', '2027-01-01 00:00 00:00']);
  });

  test('recur by their own clocks, without what is left out, moved or canceled', async () => {
    const series = [
      'UID:weekly',
      'DTSTART;TZID=America/New_York:20261020T080000',
      'DTEND;TZID=America/New_York:20261020T090000',
      'RRULE:FREQ=WEEKLY;COUNT=6',
      'EXDATE;TZID=America/New_York:20261027T080000',
    ];
    const moved = [
      'UID:weekly',
      'RECURRENCE-ID;TZID=America/New_York:20261103T080000',
      'DTSTART;TZID=America/New_York:20261104T130000',
      'DTEND;TZID=America/New_York:20261104T140000',
    ];
    const canceled = [
      'UID:weekly',
      'RECURRENCE-ID;TZID=America/New_York:20261110T080000',
      'DTSTART;TZID=America/New_York:20261110T080000',
      'DTEND;TZID=America/New_York:20261110T090000',
      'STATUS:CANCELLED',
    ];
    expect(await busy(calendarOf(series, moved, canceled))).toEqual([
      '2026-10-20 08:00 09:00',
      '2026-11-04 13:00 14:00',
      '2026-11-17 08:00 09:00',
      '2026-11-24 08:00 09:00',
    ]);
  });

  test('are those of the coming year, however long a series is', async () => {
    const series = ['DTSTART:20100101T130000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'];
    const times = await busy(calendarOf(series));
    expect(times).toHaveLength(182);
    expect(times[0]).toBe('2026-10-01 09:00 09:30');
  });

  test('are not those of events that are canceled, shown as free, or the desk’s own', async () => {
    const at = ['DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z'];
    const text = calendarOf(
      [...at, 'STATUS:CANCELLED'],
      [...at, 'TRANSP:TRANSPARENT'],
      [...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ['DTSTART:20261201T130000Z'],
      [...at, 'UID:ours'],
    );
    expect(await busy(text, () => Promise.resolve(new Set(['ours'])))).toEqual([]);
    expect(await busy(text)).toHaveLength(1);
  });

  test('are merged where they overlap', async () => {
    const text = calendarOf(
      ['DTSTART:20261201T130000Z', 'DTEND:20261201T150000Z'],
      ['DTSTART:20261201T140000Z', 'DTEND:20261201T143000Z'],
      ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'],
    );
    expect(await busy(text)).toEqual(['2026-12-01 08:00 11:00']);
  });

  test.each([
    ['', 'it is no iCalendar'],
    ['<!doctype html><title>Sign in</title>', 'it is no iCalendar'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'it is no iCalendar'],
    [
      calendarOf(['DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']),
      'its events recur too often',
    ],
    [calendarOf(['SUMMARY:without a time']), 'an event of it cannot be read'],
  ])('cannot be told from %j', async (text, reason) => {
    await expect(busy(text)).rejects.toThrow(reason);
  });
});
