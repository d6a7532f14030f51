import type { ConfigJson } from '../draft/draft';
import { valueAt } from './path';

/**
 * The languages in which a firm's widgets have texts, as BCP 47 tags, its own first: English is always there, and a config that
 * has texts in others only is written for those.
 */
export function languagesOf(config: ConfigJson | undefined): readonly [string, ...string[]] {
  const texts = valueAt(config, ['texts']);
  const tags =
    typeof texts === 'object' && texts !== null
      ? Object.keys(texts).filter((tag) => languageTagFrom(tag) !== undefined)
      : [];
  const [first, ...others] = tags.filter((tag) => tag !== ENGLISH);
  if (first === undefined) return [ENGLISH];
  return tags.includes(ENGLISH) ? [ENGLISH, first, ...others] : [first, ...others, ENGLISH];
}

const ENGLISH = 'en';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `Spanish` for `es`; the tag itself where it is none. */
export function englishName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The tag as it is written by standard, such as `pt-BR`; undefined for what is none. */
export function languageTagFrom(typed: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(typed.trim())[0];
  } catch {
    return undefined;
  }
}
