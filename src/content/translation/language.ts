import type { Messages } from '../messages';
import type { OwnTexts } from '../pickMessages';
import type { Business } from '../schema';

/** A language besides English: whole topics of messages, and the built-in firm's facts. What it has not is shown in English. */
export interface Language {
  /** For any firm. */
  messages: Partial<Messages>;
  /** What the built-in firm says in their place. */
  texts: OwnTexts;
  /** The built-in firm's facts, as its file writes them. */
  facts: FactsTranslation;
  /** Of those to which references lead. */
  referenced: object;
}

/**
 * Texts of facts by topic, in the shape of the facts: entries of lists have the same `id`, or stand in the same order where
 * they have none. Whatever is not there stays as it is: prices, ids, most links and proper names.
 */
export type FactsTranslation = { readonly [Topic in keyof Omit<Business, 'texts'>]?: unknown };

/** Keys of facts whose texts are for the widgets, not for visitors. */
const UNTRANSLATED: readonly string[] = [
  'id',
  'href',
  'src',
  'narrow',
  'phone',
  'email',
  'icon',
  'group',
  'step',
  'answer',
  'when',
  'next',
  'offers',
  'preselected',
  'windows',
  'order',
  'stepsOff',
  'servedZips',
  'logo',
  'scheme',
  'languages',
  'timeZone',
  'availability',
  'pages',
  'estimate',
  'number',
  'insurer',
  'date',
  'condition',
  'choose',
  'visit',
  'of',
  'chargeOrder',
  'periods',
  'formula',
  'units',
];

/** Whether a fact has no words for visitors. A picture by its URL alone has none; one with a text alternative has. */
export const isUntranslated = (key: string, value: unknown): boolean =>
  UNTRANSLATED.includes(key) || (key === 'picture' && typeof value === 'string');
