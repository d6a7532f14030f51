import { DEFAULT_LANGUAGE } from '../../page/language';

/**
 * The month of a date, such as "May 2026".
 * @param date such as `2026-05-14`.
 * @param locale a BCP 47 tag; an invalid one counts as English.
 */
export function formatMonth(date: string, locale: string): string {
  const format = (tags: string[]) =>
    new Intl.DateTimeFormat(tags, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
  try {
    return format([locale, DEFAULT_LANGUAGE]);
  } catch {
    return format([DEFAULT_LANGUAGE]);
  }
}
