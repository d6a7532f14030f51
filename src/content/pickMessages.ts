import { DEFAULT_LANGUAGE, languageFallbacks } from '../page/language';

/** The same shape, any part of which may be missing. */
export type DeepPartial<T> = { [Key in keyof T]?: T[Key] extends string ? T[Key] : DeepPartial<T[Key]> };

/** Messages by language tag: all of them in the default language, as many as there are in any other. */
export type MessagesByLanguage<Messages> = { [language in typeof DEFAULT_LANGUAGE]: Messages } & {
  [language: string]: DeepPartial<Messages>;
};

/**
 * The messages for a language tag: those of `lang` itself ("pt-BR"), else of its primary subtag ("pt"), else English.
 * What a language lacks is filled up in the same order. Case does not matter.
 *
 * @returns the messages, and the language they were found in: say it in a `lang` attribute where it differs from the page's.
 */
export function pickMessages<Messages extends object>(
  texts: MessagesByLanguage<Messages>,
  lang: string,
): { lang: string; messages: Messages } {
  const tags = languageFallbacks(Object.keys(texts), lang);
  const messages = tags.reduceRight((complete, tag) => fillUp(complete, texts[tag]), texts[DEFAULT_LANGUAGE]);
  return { lang: tags[0] ?? DEFAULT_LANGUAGE, messages };
}

/** The messages of `complete`, with those that `partial` has too in their place. */
export function fillUp<Messages extends object>(
  complete: Messages,
  partial: object | undefined = {},
): Messages {
  const own = new Map(Object.entries(partial));
  const messages = Object.entries(complete).map(([key, message]) => [
    key,
    typeof message === 'string' ? (own.get(key) ?? message) : fillUp(message, own.get(key)),
  ]);
  return Object.fromEntries(messages) as Messages;
}
