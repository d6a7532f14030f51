import type { TextLanguages } from '../../content/textLanguages';
import { directionIn } from '../../page/language';

/** A text with its parts around a placeholder: `{phone}` may be a link between two texts. */
const PLACEHOLDER = /\{\w+\}/;

/** Says what a text of a widget, its placeholders filled in, is written in; undefined where it is none that it knows. */
export function createFinder({ texts }: TextLanguages): (text: string) => string | undefined {
  const known = new Map<string, string>();
  const templates: { pattern: RegExp; tag: string }[] = [];
  for (const [text, tag] of texts) {
    const parts = text.split(PLACEHOLDER);
    if (parts.length > 1 && parts.some((part) => /\p{L}/u.test(part)))
      templates.push({ pattern: new RegExp(`^${parts.map(escape).join('.*')}$`, 's'), tag });
    for (const part of [text, ...parts].map((one) => one.trim()))
      if (/\p{L}{2}/u.test(part) && !known.has(part)) known.set(part, tag);
  }
  // Texts to which a view adds something, such as a name after a colon: the longest is the one.
  const longest = [...known].toSorted(([one], [other]) => other.length - one.length);
  return (text) => {
    const words = text.trim();
    if (!/\p{L}/u.test(words)) return undefined;
    return (
      known.get(words) ??
      templates.find(({ pattern }) => pattern.test(words))?.tag ??
      longest.find(([part]) => part.length > words.length / 2 && words.includes(part))?.[1]
    );
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The attributes that are read, or seen; `data-heard` by generated content. */
export const READ_ATTRIBUTES = [
  'aria-label',
  'alt',
  'title',
  'placeholder',
  'aria-roledescription',
  'data-heard',
];

/** What an element's own texts are written in: the language of most of it. */
export function languageOfTexts(
  texts: readonly string[],
  find: (text: string) => string | undefined,
): string | undefined {
  const weights = new Map<string, number>();
  for (const text of texts) {
    const tag = find(text);
    if (tag) weights.set(tag, (weights.get(tag) ?? 0) + text.length);
  }
  return [...weights].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The attributes that say what an element is written in. @param around the language of what it stands in. */
export const languageAttributes = (
  tag: string,
  around: string,
): { lang: string; dir: 'ltr' | 'rtl' | undefined } => ({
  lang: tag,
  dir: directionIn(tag, around),
});
