import { languageFallbacks } from '../../page/language';
import type { Language } from './language';

/** The built-in languages besides English, by tag. Only pages in a language download it. */
export const languages: Record<string, () => Promise<Language>> = {
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
};

/** The tag of the built-in language that serves a page in `lang`; undefined where that is English. */
export const languageFor = (lang: string): string | undefined =>
  languageFallbacks(Object.keys(languages), lang)[0];
