import type { Language } from '../../content/translation/language';
import { esEstimator } from './esEstimator';
import * as facts from './facts';
import { audit } from './messages/audit';
import { contact } from './messages/contact';
import { quote } from './messages/quote';
import * as texts from './ownTexts';

/** What a page with no widgets but forms shows. */
export const esForms = {
  ...esEstimator,
  messages: { ...esEstimator.messages, audit, contact, quote },
  texts: { ...esEstimator.texts, audit: texts.audit, contact: texts.contact, quote: texts.quote },
  facts: { ...esEstimator.facts, audit: facts.audit, contact: facts.contact },
} satisfies Language;
