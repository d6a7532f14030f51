import { DEFAULT_LANGUAGE } from '../page/language';
import { factAt, fillReferences } from './factReferences';
import { fillUp, type MessagesByLanguage, type OwnTexts } from './pickMessages';
import type { SomeFacts, SomeTopics } from './schema';
import type { Language } from './translation/language';
import { translate } from './translation/translate';

/** What is shown without a config, and what a config is laid over: some topics of facts and messages. */
export interface Defaults<Topics extends SomeTopics = SomeTopics> {
  /** Facts as a firm's file writes them: with references. */
  facts: Omit<Topics, 'texts'>;
  /** The facts that references lead to. */
  referenced: SomeFacts;
  /** For any firm. */
  messages: MessagesByLanguage<object>;
  /** What the firm says in their place, by language. */
  texts: Readonly<Record<string, OwnTexts>>;
}

/** The same with the firm's facts in another language, and the messages of that beside the English ones. */
export function inLanguage<Topics extends SomeTopics>(
  { facts, referenced, messages, texts }: Defaults<Topics>,
  tag: string,
  language: Language,
): Defaults<Topics> {
  const shown = Object.entries(language.messages).filter(([topic]) => topic in messages[DEFAULT_LANGUAGE]);
  return {
    facts: translate(facts, language.facts),
    referenced: translate(referenced, language.referenced),
    messages: { ...messages, [tag]: Object.fromEntries(shown) },
    texts: { ...texts, [tag]: language.texts },
  };
}

const completed = new WeakMap<Defaults, SomeTopics>();

/** What is shown without a config. Computed once for the same defaults. */
export function complete<Topics extends SomeTopics>(defaults: Defaults<Topics>): Topics {
  const known =
    completed.get(defaults) ?? completeWith(defaults, (path) => factAt(defaults.referenced, path));
  completed.set(defaults, known);
  return known as Topics;
}

/** @param lookUp the fact at a path that a reference names. */
export function completeWith<Topics extends SomeTopics>(
  { facts, messages, texts }: Defaults<Topics>,
  lookUp: (path: string) => unknown,
): Topics {
  const spoken = Object.entries(messages).map(([tag, topics]) => [tag, fillUp(topics, texts[tag])]);
  return { ...fillReferences(facts, lookUp), texts: Object.fromEntries(spoken) } as unknown as Topics;
}
