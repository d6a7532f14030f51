import * as v from 'valibot';
import { languageTag } from '../content/fields';
import type { Messages } from '../content/messages';
import { hasBuiltIn } from '../content/translation/builtInTopics';
import { isUntranslated } from '../content/translation/language';
import { entryFor } from '../content/translation/translate';
import { at, isObject, summary } from '../content/values';
import { DEFAULT_LANGUAGE, languageFallbacks } from '../page/language';

interface Wanted {
  /** The topics of messages that pages show with this config. */
  certain: ReadonlySet<string>;
  /** Those that they may show. */
  possible: ReadonlySet<string>;
  /** Tags; undefined for the languages that the config names. */
  languages: readonly string[] | undefined;
}

/**
 * What languages lack: a line for each topic, and one for all topics that a language has nothing of and pages need not
 * show.
 * What is built in lacks nothing.
 * @param texts of the config, by language.
 * @param english the messages that are shown instead.
 */
export function untranslated(
  texts: unknown,
  english: Messages,
  { certain, possible, languages }: Wanted,
): string[] {
  const named = Object.keys(Object(texts) as object).filter(
    (tag) => v.is(languageTag, tag) && isForeign(tag),
  );
  return (languages?.filter(isForeign) ?? named).flatMap((tag) => {
    const own = languageFallbacks(named, tag).map((one) => at(texts, one));
    const lines: string[] = [];
    const nothingOf: string[] = [];
    for (const [topic, messages] of Object.entries(english)) {
      if (hasBuiltIn(tag, topic)) continue;
      const translated = own.map((language) => at(language, topic));
      const lacking = lackingMessages(messages, translated, topic);
      if (lacking.length === 0) continue;
      if (certain.has(topic) || (possible.has(topic) && translated.some(isObject)))
        lines.push(`${tag}: ${summary(topic, lacking)}`);
      else if (possible.has(topic)) nothingOf.push(topic);
    }
    if (nothingOf.length > 0)
      lines.push(`${tag}: nothing of ${nothingOf.join(', ')}, which matters to pages with those elements`);
    return lines;
  });
}

/**
 * The config's own facts that a language lacks: a line for each topic.
 * @param languages tags; undefined for the languages that the config has facts in.
 */
export function untranslatedFacts(raw: object, languages: readonly string[] | undefined): string[] {
  const translations = at(raw, 'translations');
  const named = Object.keys(Object(translations) as object);
  return (languages?.filter(isForeign) ?? named).flatMap((tag) => {
    const translation = languageFallbacks(named, tag).map((one) => at(translations, one))[0];
    return Object.entries(raw)
      .filter(([topic]) => !NO_FACTS.includes(topic))
      .flatMap(([topic, fact]) => {
        const lacking = lackingTexts(fact, at(translation, topic), topic);
        return lacking.length > 0 ? [`${tag}: ${summary(topic, lacking)}`] : [];
      });
  });
}

const NO_FACTS = [
  '$schema',
  'version',
  'texts',
  'translations',
  'theme',
  'currency',
  'locale',
  'timeZone',
  'languages',
  'pages',
  'legal',
  'notice',
  'links',
  'map',
];

/** Proper names, which most languages write alike. */
const NAMES =
  /^(?:company\.(?:name|cities\[\d+\]|address\..*|priceLevel|profiles\[\d+\]|hours\[.*)|testimonials\[\d+\]\.(?:name|location|source\.name)|trust\.people\[\d+\]\.name)$/;

/** What is read: it has a word, and is not made of other facts alone. */
const isRead = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, ''));

function lackingTexts(fact: unknown, translation: unknown, path: string): string[] {
  if (typeof fact === 'string')
    return typeof translation === 'string' || !isRead(fact) || NAMES.test(path) ? [] : [path];
  if (Array.isArray(fact))
    return fact.flatMap((entry: unknown, index) =>
      lackingTexts(entry, entryFor(entry, index, translation), `${path}[${index}]`),
    );
  return Object.entries(Object(fact) as object)
    .filter(([key, value]) => isText(key, value, fact, path))
    .flatMap(([key, value]) => lackingTexts(value, at(translation, key), `${path}.${key}`));
}

/** Whether a language has to have words of its own for it. */
function isText(key: string, value: unknown, fact: unknown, path: string): boolean {
  // Of a question to the visitor, `answer` says how it is answered.
  if (key === 'answer') return path.startsWith('faqs[');
  // What a customer wrote stays as it was written.
  if (key === 'quote' && path.startsWith('testimonials[')) return at(fact, 'sample') === true;
  return !isUntranslated(key, value) && !NO_TEXTS.includes(key);
}

/** Keys whose values visitors do not read as words. */
const NO_TEXTS: readonly string[] = ['control', 'tiersMode', 'rounding', 'unservedZips', 'zips'];

/** Whether what a language lacks is shown in another one. */
const isForeign = (tag: string): boolean => tag.toLowerCase().replace(/-.*/, '') !== DEFAULT_LANGUAGE;

/** @param translated the same messages in a language, and in those that it falls back to. */
function lackingMessages(messages: unknown, translated: readonly unknown[], path: string): string[] {
  if (typeof messages === 'string')
    return messages === '' || translated.some((text) => typeof text === 'string') ? [] : [path];
  return Object.entries(Object(messages) as object).flatMap(([key, message]) =>
    lackingMessages(
      message,
      translated.map((one) => at(one, key)),
      `${path}.${key}`,
    ),
  );
}
