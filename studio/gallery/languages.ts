import { valueAt } from '../config/path';
import type { ConfigJson } from '../draft/draft';

/** The languages in which a firm's widgets have texts, as BCP 47 tags: English, then those of its config. */
export function languagesOf(config: ConfigJson | undefined): readonly string[] {
  const texts = valueAt(config, ['texts']);
  const own = typeof texts === 'object' && texts !== null ? Object.keys(texts).filter(isLanguage) : [];
  return ['en', ...own.filter((tag) => tag !== 'en')];
}

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
