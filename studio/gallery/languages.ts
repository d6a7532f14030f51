import { valueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';

/**
 * The languages in which a firm's widgets have texts, as BCP 47 tags, its own first: English is always there, and a config that
 * has texts in others only is written for those.
 */
export function languagesOf(config: ConfigJson | undefined): readonly [string, ...string[]] {
  const texts = valueAt(config, ['texts']);
  const tags = typeof texts === 'object' && texts !== null ? Object.keys(texts).filter(isLanguage) : [];
  const [first, ...others] = tags.filter((tag) => tag !== ENGLISH);
  if (first === undefined) return [ENGLISH];
  return tags.includes(ENGLISH) ? [ENGLISH, first, ...others] : [first, ...others, ENGLISH];
}

const ENGLISH = 'en';

/** Such as `Spanish` for `es`. */
export const languageName = (tag: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
