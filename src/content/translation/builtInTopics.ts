import { languageFallbacks } from '../../page/language';

/** The topics of messages that each built-in language besides English has whole; undefined: all. */
export const builtInTopics: Readonly<Record<string, readonly string[] | undefined>> = {
  de: undefined,
  es: undefined,
};

/** Whether a topic is there, whole, for a page in `tag` without any text of a config. */
export const hasBuiltIn = (tag: string, topic: string): boolean =>
  languageFallbacks(Object.keys(builtInTopics), tag).some(
    (language) => builtInTopics[language]?.includes(topic) ?? true,
  );
