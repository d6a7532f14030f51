import type { Language } from '../../content/translation/language';
import { esForms } from './esForms';
import { slots } from './messages/slots';
import * as texts from './ownTexts';

/** What a page with no widgets but forms shows where times can be chosen in them. */
export const esSlots = {
  ...esForms,
  messages: { ...esForms.messages, slots },
  texts: { ...esForms.texts, slots: texts.slots },
} satisfies Language;
