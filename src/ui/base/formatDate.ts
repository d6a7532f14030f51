import { DEFAULT_LANGUAGE } from '../../page/language';

/**
 * A date in words, in the notation of a locale.
 * @param time ISO 8601.
 * @param locale a BCP 47 tag; an invalid one counts as English.
 */
export function formatDate(time: string, locale: string): string {
  const format = (tags: string[]) =>
    new Intl.DateTimeFormat(tags, { dateStyle: 'long' }).format(new Date(time));
  try {
    return format([locale, DEFAULT_LANGUAGE]);
  } catch {
    return format([DEFAULT_LANGUAGE]);
  }
}
