/** Hours in which nobody is told at once, in minutes of the firm's day. They may span midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

export const quietHoursExpected = 'two times such as 21:00-07:00';

/** @returns undefined where the text names no hours. */
export function parseQuietHours(text: string): QuietHours | undefined {
  const [, from, until] = /^\s*(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(text) ?? [];
  const hours = { from: minutesOf(from), until: minutesOf(until) };
  return hours.from >= 0 && hours.until >= 0 && hours.from !== hours.until ? hours : undefined;
}

/** @returns -1 where it is no time of a day. */
function minutesOf(time = ''): number {
  const [hour = 99, minute = 99] = time.split(':').map(Number);
  return hour < 24 && minute < 60 ? 60 * hour + minute : -1;
}

const dayLength = 24 * 60;
/** Minutes after which it is asked again whether it is quiet: clocks are put back and forth, and settings change. */
const askAgain = 15;

/** Until when messages wait, at most; undefined where it is not quiet. */
export function quietUntil({ from, until }: QuietHours, timeZone: string, now: Date): Date | undefined {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const time = minutesOf(format.format(now));
  const after = (minutes: number) => (minutes + dayLength) % dayLength;
  if (after(time - from) >= after(until - from)) return undefined;
  const minute = Math.floor(now.getTime() / 60_000);
  return new Date(60_000 * (minute + Math.min(after(until - time), askAgain)));
}
