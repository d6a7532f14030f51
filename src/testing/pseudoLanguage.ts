import { defaultBusiness } from '../content/business';
import { type Language, UNTRANSLATED } from '../content/languages/language';
import { english } from '../content/messages';
import { neutralMessages } from '../content/messages/neutral';

/** A complete language in which every text is the English one in brackets: `[Send]`. */
export const pseudoLanguage: Language = {
  messages: bracketed(english) as Language['messages'],
  neutralMessages: bracketed(neutralMessages) as Language['neutralMessages'],
  facts: bracketed(defaultBusiness) as Language['facts'],
};

/** The same shape; the entries of a list by their id, as a translation has them. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return `[${value}]`;
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((entry: { id?: string }, index) => [entry.id ?? String(index), entry])
    : Object.entries(value).filter(([key]) => !(UNTRANSLATED as readonly string[]).includes(key));
  return Object.fromEntries(entries.map(([key, entry]) => [key, bracketed(entry)]));
}
