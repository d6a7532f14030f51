/** Names of time zones by which people know them. */

type Style = 'short' | 'shortGeneric' | 'long' | 'longGeneric';

/** Such as "EST" or "MEZ"; "Ortszeit New York" where a language has no abbreviation. */
export const shortZoneName = (locale: string, timeZone: string, at: Date): string =>
  zoneName(locale, timeZone, at, ['short', 'shortGeneric', 'long']);

/** Such as "Eastern Time", in summer and in winter. */
export const longZoneName = (locale: string, timeZone: string, at: Date): string =>
  zoneName(locale, timeZone, at, ['longGeneric', 'long']);

/** The first name that is no offset such as "GMT-5". */
function zoneName(locale: string, timeZone: string, at: Date, styles: readonly Style[]): string {
  const names = styles.flatMap((style) => nameIn(locale, timeZone, at, style) ?? []);
  const name = names.find((each) => !/\p{Nd}/u.test(each)) ?? names[0] ?? timeZone;
  // German adds "(Ortszeit)", and names stand in parentheses themselves.
  return name.replace(/^(.*) \((.*)\)$/, '$2 $1');
}

function nameIn(locale: string, timeZone: string, at: Date, timeZoneName: Style): string | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // An older browser does not know the style.
    return undefined;
  }
}
