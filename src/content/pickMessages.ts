import { DEFAULT_LANGUAGE, languageFallbacks } from '../page/language';
import type { Messages } from './messages';

/** The same shape, any part of which may be missing. */
export type DeepPartial<T> = { [Key in keyof T]?: T[Key] extends string ? T[Key] : DeepPartial<T[Key]> };

/** What a firm says in place of some messages, by their topics. */
export type OwnTexts = { readonly [Topic in keyof Messages]?: DeepPartial<Messages[Topic]> };

/** Messages by language tag: all of them in the default language, as many as there are in any other. */
export type MessagesByLanguage<Topics> = { [language in typeof DEFAULT_LANGUAGE]: Topics } & {
  [language: string]: DeepPartial<Topics>;
};

/**
 * The messages for a language tag: those of `lang` itself ("pt-BR"), else of its primary subtag ("pt"), else English.
 * What a language lacks is filled up in the same order. Case does not matter.
 *
 * @returns the messages, and the language they were found in: say it in a `lang` attribute where it differs from the page's.
 */
export function pickMessages<Topics extends object>(
  texts: MessagesByLanguage<Topics>,
  lang: string,
): { lang: string; messages: Topics } {
  const tags = languageFallbacks(Object.keys(texts), lang);
  const messages = tags.reduceRight((complete, tag) => fillUp(complete, texts[tag]), texts[DEFAULT_LANGUAGE]);
  return { lang: tags[0] ?? DEFAULT_LANGUAGE, messages };
}

/** The messages of `complete`, with those that `partial` has too in their place. */
export function fillUp<Topics extends object>(complete: Topics, partial: object | undefined = {}): Topics {
  const own = new Map(Object.entries(partial));
  const messages = Object.entries(complete).map(([key, message]) => [
    key,
    typeof message === 'string' ? (own.get(key) ?? message) : fillUp(message, own.get(key)),
  ]);
  return Object.fromEntries(messages) as Topics;
}
