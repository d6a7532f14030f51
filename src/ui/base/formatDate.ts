import { DEFAULT_LANGUAGE } from '../../page/language';

/**
 * A date in words, in the notation of a locale.
 * @param time ISO 8601.
 * @param locale a BCP 47 tag; an invalid one counts as English.
 */
export const formatDate = (time: string, locale: string): string =>
  formatTime(time, locale, { dateStyle: 'long' });

/** The month of a date alone, such as "May 2026". @param date such as `2026-05-14`. */
export const formatMonth = (date: string, locale: string): string =>
  formatTime(date, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatTime(time: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = (tags: string[]) => new Intl.DateTimeFormat(tags, options).format(new Date(time));
  try {
    return format([locale, DEFAULT_LANGUAGE]);
  } catch {
    return format([DEFAULT_LANGUAGE]);
  }
}
