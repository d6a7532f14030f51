/** The same shape, any part of which may be missing. */
export type DeepPartial<T> = { [Key in keyof T]?: T[Key] extends string ? T[Key] : DeepPartial<T[Key]> };

/** Words by language tag: all of them in English, as many as there are in any other. */
export type Languages<Words> = { en: Words } & { [language: string]: DeepPartial<Words> };

/**
 * The words for a language tag: those of `lang` itself ("pt-BR"), else of its primary subtag ("pt"), else English;
 * what that language lacks is filled up from English. Case does not matter.
 *
 * @returns the words, and the language they were found in: say it in a `lang` attribute where it differs from the page's.
 */
export function pickTexts<Words extends object>(
  texts: Languages<Words>,
  lang: string,
): { lang: string; words: Words } {
  const wanted = lang.toLowerCase();
  const tags = Object.keys(texts);
  const found =
    tags.find((tag) => tag.toLowerCase() === wanted) ??
    tags.find((tag) => tag.toLowerCase() === wanted.split('-')[0]) ??
    'en';
  return { lang: found, words: fillUp(texts.en, texts[found]) };
}

function fillUp<Words extends object>(complete: Words, partial: object = {}): Words {
  const own = new Map(Object.entries(partial));
  const words = Object.entries(complete).map(([key, word]) => [
    key,
    typeof word === 'string' ? (own.get(key) ?? word) : fillUp(word, own.get(key)),
  ]);
  return Object.fromEntries(words) as Words;
}
