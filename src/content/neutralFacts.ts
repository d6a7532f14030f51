import { DEFAULT_LANGUAGE } from '../page/language';
import { type NeutralMessages, neutralMessages } from './messages/neutral';
import { fillUp, type MessagesByLanguage } from './pickMessages';
import type { Business, SomeTopics } from './schema';

/** Neutral messages of built-in languages besides English, by tag. */
export type NeutralByLanguage = Readonly<Record<string, Partial<NeutralMessages>>>;

/** Whether a config describes a firm of its own: it names the company, and not as the built-in firm is named. */
export function isOwnFirm(raw: unknown, defaults: SomeTopics): boolean {
  const { name } = Object(Object(raw).company) as { name?: unknown };
  return typeof name === 'string' && /\S/.test(name) && name !== defaults.company?.name;
}

/**
 * Whether an element shows nothing, because the config of a firm of its own does not name what it needs.
 * @param needs such as `estimator.items`; undefined for nothing.
 */
export function lacksNeeded(raw: unknown, defaults: SomeTopics, needs: string | undefined): boolean {
  if (needs === undefined || !isOwnFirm(raw, defaults)) return false;
  return needs.split('.').reduce((part: unknown, key) => Reflect.get(Object(part), key), raw) === undefined;
}

/** What is neither a list, which is empty, nor serves any firm as it is. */
const NEUTRAL: { readonly [Topic in keyof Business]?: Partial<Business[Topic]> } = {
  company: { name: '', tagline: '', motto: '', logo: '', phone: '', email: '', area: '' },
  audit: { noProtection: '' },
  links: { plans: '#plans', addOns: '#add-ons' },
  pictures: { hero: undefined, banner: undefined, about: undefined },
  estimator: {
    groups: [
      { id: 'services', step: 'services' },
      { id: 'addOns', step: 'addOns' },
    ],
    visitHours: { min: 0, max: 0 },
  },
};

/**
 * What a firm of its own begins with: the shape of the built-in facts, with nothing of the built-in firm in it. Lists are
 * empty, texts are neutral.
 * @param builtIn any topics of the built-in facts, in any language.
 */
export function neutralFacts<Topics extends SomeTopics>(
  builtIn: Topics,
  translated: NeutralByLanguage = {},
): Topics {
  const facts = Object.entries(builtIn).map(([topic, fact]) => [
    topic,
    topic === 'texts' ? neutralTexts(fact as MessagesByLanguage<object>, translated) : emptied(topic, fact),
  ]);
  return Object.fromEntries(facts) as Topics;
}

function emptied(topic: string, fact: unknown): unknown {
  if (Array.isArray(fact)) return [];
  if (typeof fact !== 'object') return fact;
  const values = Object.entries(Object(fact)).map(([key, value]) => [key, Array.isArray(value) ? [] : value]);
  return { ...Object.fromEntries(values), ...Object(NEUTRAL[topic as keyof Business]) };
}

const neutralTexts = (texts: MessagesByLanguage<object>, translated: NeutralByLanguage) => {
  const neutral: NeutralByLanguage = { ...translated, [DEFAULT_LANGUAGE]: neutralMessages };
  return Object.fromEntries(
    Object.entries(texts).map(([tag, messages]) => [tag, fillUp(messages, neutral[tag])]),
  );
};
