import { selfAndAncestors } from './ancestors';

/** The language of the built-in facts and messages. What another language lacks is shown in this one. */
export const DEFAULT_LANGUAGE = 'en';

/** The language that the page asks for: the nearest `lang` attribute, a BCP 47 tag. @default 'en' */
export function pageLanguage(element: Element): string {
  for (const node of selfAndAncestors(element)) {
    const lang = node.getAttribute('lang');
    if (lang) return lang;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * The tags, among those that are available, that serve a language, best first: its own (`pt-BR`), its primary subtag
 * (`pt`), the default language. Case does not matter.
 */
export function languageFallbacks(available: readonly string[], lang: string): string[] {
  const wanted = [lang, lang.replace(/-.*/, ''), DEFAULT_LANGUAGE].map((tag) => tag.toLowerCase());
  return [...new Set(wanted)].flatMap((tag) => available.find((one) => one.toLowerCase() === tag) ?? []);
}
