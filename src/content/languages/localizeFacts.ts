import { DEFAULT_LANGUAGE } from '../../page/language';
import type { NeutralByLanguage, SomeTopics } from '../config';
import { loadLanguage } from '.';

/**
 * Built-in facts in another built-in language, with its messages beside the English ones, and its neutral messages.
 * @param tag of a registered language.
 * @throws where the language's file could not be loaded.
 */
export async function localizeFacts<Facts extends SomeTopics>(
  builtIn: Facts,
  tag: string,
): Promise<{ facts: Facts; translated: NeutralByLanguage }> {
  const { texts, ...topics } = builtIn;
  const language = await loadLanguage(builtIn, tag);
  if (!language) return { facts: builtIn, translated: {} };
  const translated = { [tag]: language.neutralMessages };
  const facts = translate(topics, language.facts);
  if (!texts) return { facts: { ...builtIn, ...facts }, translated };
  const shown = Object.entries(language.messages).filter(([topic]) => topic in texts[DEFAULT_LANGUAGE]);
  return {
    facts: { ...builtIn, ...facts, texts: { ...texts, [tag]: Object.fromEntries(shown) } },
    translated,
  };
}

/** The same facts with the texts of a translation, which has their shape. */
export function translate<Fact>(fact: Fact, translation: unknown): Fact;
export function translate(fact: unknown, translation: unknown): unknown {
  if (typeof translation === 'string') return translation;
  if (!isObject(fact) || !isObject(translation)) return fact;
  if (Array.isArray(fact))
    return fact.map((entry: unknown, index) => translate(entry, translation[idOf(entry) ?? index]));
  return Object.fromEntries(
    Object.entries(fact).map(([key, value]) => [key, translate(value, translation[key])]),
  );
}

const idOf = (entry: unknown): string | undefined =>
  isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
