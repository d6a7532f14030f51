import type { Wording } from './messages';

/** A time in the firm's time zone, which is named. What is no time stays as it is. @param time ISO 8601 */
export function formatTime(time: string, { locale, style: { timeZone } }: Wording): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName');
  const text = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${text} (${zone?.value ?? timeZone})`;
}
