/** Times in words: on the firm's clocks, in the visitor's language. */

import { longZoneName } from '../../../domain/zoneName';
import { DEFAULT_LANGUAGE } from '../../../page/language';
import type { Availability } from '../availability';

interface Period {
  /** ISO 8601. */
  start: string;
  end: string;
}

/** How times are written. */
export interface Clock {
  /** BCP 47. */
  locale: string;
  /** IANA. */
  timeZone: string;
  /** Whether the end of a time is said: of arrival windows it is, of exact times only the start counts. */
  windows: boolean;
}

/**
 * The locale for times in a language: on American clocks hours are counted as there, in Spanish too.
 * An unusable tag counts as English.
 */
export function localeFor(lang: string, timeZone: string): string {
  const tag = /^[a-z]{2,3}$/i.test(lang) && /^(?:America|US)\/|^Pacific\/Honolulu$/.test(timeZone);
  try {
    return Intl.getCanonicalLocales(tag ? `${lang}-US` : lang)[0] ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** @param timeZone empty while it is not known. */
export const clockOf = (lang: string, timeZone: string, { windows = [] }: Availability = {}): Clock => ({
  locale: localeFor(lang, timeZone),
  timeZone: timeZone || ownZone(),
  windows: windows.length > 0,
});

/** Such as "8 – 10 AM", "8:30 AM" or "08:00–10:00 Uhr". */
export function timeText({ start, end }: Period, { locale, timeZone, windows }: Clock): string {
  const [from, to] = [new Date(start), new Date(end)];
  const minutes = new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone });
  const isOnTheHour = (windows ? [from, to] : [from]).every((time) => minutes.format(time) === '0');
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    // "8" alone is no time where hours are counted to 24.
    ...(!(isOnTheHour && hour12) && { minute: '2-digit' }),
    timeZone,
  });
  return windows && to > from ? format.formatRange(from, to) : format.format(from);
}

/** With its day, such as "Tue, Dec 1, 8 – 10 AM". */
export const dayAndTime = (period: Period, clock: Clock): string =>
  `${shortDay(dateIn(period.start, clock.timeZone), clock.locale)}, ${timeText(period, clock)}`;

/** The day of an instant on the clocks of a zone: `2026-12-01`. */
export const dateIn = (instant: string, timeZone: string): string =>
  // Sweden writes dates so.
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(new Date(instant));

/** A day such as `2026-12-01` in some parts of it. */
export const dayText = (date: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const shortDay = (date: string, locale: string) =>
  dayText(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });

/** Such as "Tuesday, December 1". */
export const longDay = (date: string, locale: string) =>
  dayText(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** The name of a clock's zone, such as "Eastern Time". */
export const zoneName = ({ locale, timeZone }: Clock, at: string): string =>
  longZoneName(locale, timeZone, new Date(at));

/** The visitor's own zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether clocks of both zones show the same at an instant, whatever the zones are called. */
export function agree(one: string, other: string, at: string): boolean {
  const wall = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at));
  return wall(one) === wall(other);
}
