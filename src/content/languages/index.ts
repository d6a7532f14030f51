import { languageFallbacks } from '../../page/language';
import type { Language } from './language';

/**
 * The built-in languages besides English, by tag. Each is a file of its own beside this one, `es.ts` for instance, which
 * only pages in that language download:
 *
 * ```ts
 * es: async () => (await import('./es')).es,
 * ```
 */
export const languages: Record<string, () => Promise<Language>> = {};

/** The tag of the built-in language that serves a page in `lang`; undefined where that is English. */
export const languageFor = (lang: string): string | undefined =>
  languageFallbacks(Object.keys(languages), lang)[0];
