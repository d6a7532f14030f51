import * as v from 'valibot';
import { DEFAULT_LANGUAGE } from '../page/language';
import { ignored, languageTag, text, textOrEmpty, topic } from './fields';
import type { Messages } from './messages';
import { optionalMessages } from './messages/optional';
import type { MessagesByLanguage } from './pickMessages';

/** What a topic or a message is for, by its path, such as `contact` or `contact.labels.phone`. */
export type Describe = (path: string) => string;

/**
 * The schema of the messages in a config, by language, made from the built-in ones.
 * @param english the topics that are checked. The others may hold anything.
 * @param describe for the JSON Schema. Visitors download no descriptions.
 */
export function messagesSchema(
  english: Partial<Messages>,
  describe: Describe = () => '',
): v.GenericSchema<MessagesByLanguage<Partial<Messages>>> {
  const topics = Object.entries(optionalMessages).map(([name, mayBeEmpty]: [string, readonly string[]]) => {
    const messages = english[name as keyof Messages];
    return [name, messages ? topicSchema(messages, mayBeEmpty, describe, name) : ignored];
  });
  // Only the lead desk reads what mails say, and only the build of the site what its pages say.
  const entries: v.ObjectEntries = { ...Object.fromEntries(topics), mails: ignored, site: ignored };
  const complete = topic(entries, 'English. The messages of every other language are filled up from here.');
  const partial = topic(
    allOptional(entries),
    'Messages of another language, by its tag ("es", "pt-BR"). What it leaves out is shown in English.',
  );
  return v.pipe(
    v.objectWithRest({ [DEFAULT_LANGUAGE]: complete }, partial, 'an object with a language tag per entry'),
    v.check((texts) => Object.keys(texts).every((key) => v.is(languageTag, key)), 'language tags as names'),
    v.description('The built-in messages of the widgets, by language.'),
  );
}

/** @param path of these messages from the topic on, the topic's name included. */
function topicSchema(
  messages: object,
  mayBeEmpty: readonly string[],
  describe: Describe,
  path: string,
): v.GenericSchema {
  const entries = Object.entries(messages).map(([key, message]) => {
    const inner = `${path}.${key}`;
    if (typeof message !== 'string') return [key, topicSchema(message, mayBeEmpty, describe, inner)];
    const field = mayBeEmpty.includes(inner.slice(inner.indexOf('.') + 1)) ? textOrEmpty : text;
    return [key, field(describe(inner))];
  });
  return topic(Object.fromEntries(entries) as v.ObjectEntries, describe(path));
}

/** The same shape with every message optional: another language may translate as little as it likes. */
function allOptional(entries: v.ObjectEntries): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => {
      if (schema === ignored) return [key, schema];
      const inner = 'entries' in schema ? (schema.entries as v.ObjectEntries) : undefined;
      return [key, v.optional(inner ? topic(allOptional(inner), v.getDescription(schema) ?? '') : schema)];
    }),
  );
}
