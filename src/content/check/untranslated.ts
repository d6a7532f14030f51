import * as v from 'valibot';
import { DEFAULT_LANGUAGE, languageFallbacks } from '../../page/language';
import { languageTag } from '../fields';
import { hasBuiltIn } from '../languages/builtInTopics';
import type { Messages } from '../messages';
import { at, isObject, summary } from './values';

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
