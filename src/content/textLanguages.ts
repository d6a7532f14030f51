import { DEFAULT_LANGUAGE } from '../page/language';
import type { OriginalFacts } from './config';
import { isUntranslated } from './translation/language';

/** What the texts of a widget are written in, where that is more than one language. */
export interface TextLanguages {
  /** That of most texts, a BCP 47 tag. */
  lang: string;
  /** Texts and templates as the widget has them, each with its tag, those in `lang` too. */
  texts: ReadonlyMap<string, string>;
}

interface Sources {
  /** The language of the page. */
  wanted: string;
  /** The languages that its messages come from, best first, as `languageFallbacks` has them. */
  tags: readonly string[];
  /** By tag; none is missing in English. */
  messages: Readonly<Record<string, object>>;
  /** As the widget shows them, and where they were translated, as they were before. */
  facts: object;
  original: OriginalFacts | undefined;
}

/**
 * Says what each text of a widget is written in. A fact that a translation has left as it was is in the language of the
 * original; any other is in the page's. A single word that is the same in both is most often a name, and says nothing.
 * @returns undefined where all is in one language, as it is on an English page and where the page's language has no texts.
 */
export function textLanguages({
  wanted,
  tags,
  messages,
  facts,
  original,
}: Sources): TextLanguages | undefined {
  if (new Set(tags.map((tag) => tag.replace(/-.*/, ''))).size < 2) return undefined;
  const texts = new Map<string, string>();
  const weights = new Map<string, number>();
  const add = (text: string, tag: string, weight = text.length) => {
    if (!texts.has(text)) texts.set(text, tag);
    weights.set(tag, (weights.get(tag) ?? 0) + weight);
  };
  const found = new Set<string>();
  for (const tag of tags)
    for (const [path, text] of leaves(messages[tag])) {
      if (found.has(path)) continue; // a better language has it
      found.add(path);
      add(text, tag, path.startsWith('common.') ? 0 : text.length); // those are hardly ever shown
    }
  const untranslated = new Set([...leaves(original?.facts)].map(([, text]) => text));
  for (const [, text] of leaves(facts))
    if (!untranslated.has(text)) add(text, tags[0] ?? wanted);
    else if (original && /\s/.test(text)) add(text, original.lang);
  const [lang = DEFAULT_LANGUAGE] = [...weights].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { lang, texts };
}

/** The texts of an object with their paths. */
function* leaves(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (!isUntranslated(key, inner)) yield* leaves(inner, path && key ? `${path}.${key}` : key);
}
