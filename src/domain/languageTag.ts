/** The BCP 47 tag of a language, also where a system prints its locale in its place: `es_MX`, `de_DE.UTF-8`, `sr_RS@latin`. */
export const languageTagOf = (locale: string): string =>
  locale
    .trim()
    .replace(/[.@].*/s, '')
    .replaceAll('_', '-');
