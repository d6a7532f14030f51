import { languageTagOf } from '../domain/languageTag';
import { selfAndAncestors } from './ancestors';

/** The language of the built-in facts and messages. What another language lacks is shown in this one. */
export const DEFAULT_LANGUAGE = 'en';

/** The language that the page asks for: the nearest `lang` attribute, as a BCP 47 tag. @default 'en' */
export function pageLanguage(element: Element): string {
  for (const node of selfAndAncestors(element)) {
    const lang = languageTagOf(node.getAttribute('lang') ?? '');
    if (lang) return lang;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * The tags, among those that are available, that serve a language, best first: its own (`pt-BR`), its primary subtag
 * (`pt`), the default language. Case does not matter.
 * @param lang a tag or a locale.
 */
export function languageFallbacks(available: readonly string[], lang: string): string[] {
  const tag = languageTagOf(lang);
  const wanted = [tag, tag.replace(/-.*/, ''), DEFAULT_LANGUAGE].map((one) => one.toLowerCase());
  return [...new Set(wanted)].flatMap((one) => available.find((other) => other.toLowerCase() === one) ?? []);
}

/** Whether an element is shown in the default language. @param others the tags of the other languages that it may have. */
export const isInDefaultLanguage = (others: readonly string[], element: Element): boolean =>
  languageFallbacks(others, pageLanguage(element)).length === 0;

const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i;

/** The direction in which a language is written. */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr');

/** The `dir` of what is in `lang` on a page in another language; undefined where the page's own direction serves. */
export const directionIn = (lang: string, around: string): 'ltr' | 'rtl' | undefined =>
  directionOf(lang) === directionOf(around) ? undefined : directionOf(lang);
