/** What only the built-in firm says, derived from its facts: nothing of it may be shown or sent for any other firm. */
import { defaultBusiness } from '../../src/content/business';
import { english } from '../../src/content/messages';
import { isUntranslated } from '../../src/content/translation/language';

/** The texts of facts or messages, without those that no visitor reads. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key, entry]) => Array.isArray(value) || !isUntranslated(key, entry))
    .flatMap(([, entry]) => textsOf(entry));
}

const { texts: messages, currency: __, map: ___, links: ____, company, ...facts } = defaultBusiness;

const neutral = textsOf(english);

/** Whole texts. A message without its placeholders. */
const texts = [...new Set([...textsOf(facts), ...textsOf(messages)])].filter(
  (text) => /\p{L}/u.test(text) && !neutral.includes(text),
);
const partsOf = (text: string) => text.split(/\{\w+\}/).map((part) => part.trim());

/** Names: what the company is called, where it works, how it is reached, and every word with a capital inside. */
const names = [
  ...new Set([
    ...textsOf({ ...company, phone: [company.phone], email: [company.email] }),
    ...company.area.split(',').map((part) => part.trim()),
    company.phone.replace(/\D/g, ''),
    ...texts.flatMap((text) => text.match(/(?<![\p{L}\d])\p{Lu}\p{Ll}+\p{Lu}\p{L}*/gu) ?? []),
  ]),
].filter((name) => !neutral.some((text) => text.includes(name)));

/** A text that long is nobody else's by chance. */
const LONG = 20;

/**
 * Finds what only the built-in firm says.
 * @param shown any texts.
 * @param own the config of the firm that they are shown for: what it says itself is its own.
 */
export function findBuiltIn(shown: Iterable<string>, own: unknown): string[] {
  const said = new Set(textsOf(own));
  const longParts = texts.flatMap(partsOf).filter((part) => part.length >= LONG && !said.has(part));
  return [...new Set(shown)].flatMap((text) => {
    const found = [...names, ...longParts].find((part) => text.includes(part));
    if (found) return `${found} (in ${text})`;
    return texts.includes(text.trim()) && !said.has(text.trim()) ? text : [];
  });
}
