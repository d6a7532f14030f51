import * as written from '../content/facts';
import { english } from '../content/messages';
import * as texts from '../content/ownTexts';
import { isUntranslated, type Language } from '../content/translation/language';

const { referenced, ...facts } = written;

/** A complete language in which every text is the English one in brackets: `[Send]`. */
export const pseudoLanguage: Language = {
  messages: bracketed(english) as Language['messages'],
  texts: bracketed({ ...texts }) as Language['texts'],
  facts: bracketed(facts) as Language['facts'],
  referenced,
};

/** The same shape. What is a reference to another fact as a whole stays one. */
function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return /^\{[\w.+-]+\}$/.test(value) ? value : `[${value}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(bracketed);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, isUntranslated(key, entry) ? entry : bracketed(entry)]),
  );
}
