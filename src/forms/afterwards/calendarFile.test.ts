import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile';

const now = new Date('2030-01-31T10:00:00.123Z');
const event = {
  id: '1a2b3c4d-6f5d-4c58-9a53-0f3b8f1f2a10',
  start: new Date('2030-02-01T10:00:00.123Z'),
  minutes: 15,
  title: 'Heard back?',
  text: 'Call 555-0100.',
};

test('is an event with an alarm, in UTC', () => {
  const lines = calendarFile(event, now).split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  for (const line of [
    'UID:1a2b3c4d-6f5d-4c58-9a53-0f3b8f1f2a10',
    'DTSTAMP:20300131T100000Z',
    'DTSTART:20300201T100000Z',
    'DURATION:PT15M',
    'SUMMARY:Heard back?',
    'DESCRIPTION:Call 555-0100.',
    'TRIGGER:PT0M',
  ])
    expect(lines).toContain(line);
});

test.each([
  ['long', 'A sentence that is far longer than one line of such a file may be, and then some more of it.'],
  ['in another script', '屋根の洗浄についてのご連絡はありましたか。'.repeat(4)],
  ['of emoji', '🏡'.repeat(60)],
  ['with marks', 'a, b; c\\d\ne'],
])('a text %s is whole, in lines of at most 75 bytes', (_, text) => {
  const file = calendarFile({ ...event, text }, now);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const [, read = ''] = /^DESCRIPTION:(.*)$/m.exec(file.replaceAll('\r\n ', '')) ?? [];
  expect(read.replaceAll(/\\(n|.)/g, (_match, char: string) => (char === 'n' ? '\n' : char))).toBe(text);
});
