/** An event of a calendar. */
export interface CalendarEvent {
  id: string;
  start: Date;
  minutes: number;
  title: string;
  text: string;
}

/** The event as an iCalendar file (RFC 5545), which reminds when it begins. */
export function calendarFile({ id, start, minutes, title, text }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//biosystem-widgets//reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    'TRANSP:TRANSPARENT', // it blocks no time
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escape(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

/** `20300131T100000Z` */
const stamp = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Lines have at most 75 bytes: 18 characters of any script (4 bytes each), with the space that a folded line begins with. */
const fold = (line: string): string[] =>
  /^[ -~]{0,75}$/.test(line)
    ? [line]
    : (line.match(/.{1,18}/gsu) ?? []).map((part, index) => (index === 0 ? part : ` ${part}`));
