const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `Spanish` for `es`; the tag itself where it is none. */
export function englishName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** `Spanish (es)`. */
export const languageName = (tag: string): string => `${englishName(tag)} (${tag})`;

/** The tag as it is written by standard, such as `pt-BR`; undefined for what is none. */
export function languageTagFrom(typed: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(typed.trim())[0];
  } catch {
    return undefined;
  }
}
