/**
 * From one time to another, each such as `08:00` and up to `24:00`, as a page in this locale writes it: `8:00 – 10:00 AM`,
 * `08:00–10:00 Uhr`.
 */
export function timeSpanText(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const on = (time: string) => new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`);
  // Past midnight a range would leave out which half of the day the first time is in.
  return plainSpaces(
    on(to) > on(from)
      ? format.formatRange(on(from), on(to))
      : `${format.format(on(from))} – ${format.format(on(to))}`,
  );
}

/** The narrow spaces that ranges have are no characters of every font, mail and spreadsheet. */
export const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/gu, ' ');
