import type { Defaults } from '../content/defaults';
import type { Language } from '../content/translation/language';
import { DEFAULT_LANGUAGE, languageFallbacks } from '../page/language';

const ESTIMATOR = ['common', 'estimator', 'form', 'photos'];
const FORMS = [...ESTIMATOR, 'audit', 'contact', 'quote'];
const SLOTS = [...FORMS, 'slots'];

/**
 * The languages of the widgets besides English, by tag; those of mails and of the inbox are in files of their own, so that no
 * visitor downloads them. Only pages in a language download it.
 * @param topics of the messages that are wanted: the language brings these at least, as far as it has them, with the
 *   facts of the widgets that show them.
 */
export const languages: Record<string, (topics: readonly string[]) => Promise<Language>> = {
  de: async (topics) =>
    topics.every((topic) => ESTIMATOR.includes(topic))
      ? (await import('./de/deEstimator')).deEstimator
      : (await import('./de')).de,
  es: async (topics) => {
    const isIn = (part: readonly string[]) => topics.every((topic) => part.includes(topic));
    if (isIn(ESTIMATOR)) return (await import('./es/esEstimator')).esEstimator;
    if (isIn(FORMS)) return (await import('./es/esForms')).esForms;
    if (isIn(SLOTS)) return (await import('./es/esSlots')).esSlots;
    return (await import('./es')).es;
  },
};

/**
 * Loads what a widget with these defaults needs of a built-in language; undefined for a tag that is none.
 * @throws where its file cannot be had.
 */
export const loadLanguage = ({ messages }: Defaults, tag: string): Promise<Language> | undefined =>
  languages[tag]?.(Object.keys(messages[DEFAULT_LANGUAGE]));

/** The tag of the built-in language that serves a page in `lang`; undefined where that is English. */
export const languageFor = (lang: string): string | undefined =>
  languageFallbacks(Object.keys(languages), lang)[0];
