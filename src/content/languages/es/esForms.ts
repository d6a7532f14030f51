import type { Language } from '../language';
import { esEstimator } from './esEstimator';
import { audit as auditFacts } from './facts/audit';
import { contact as contactFacts } from './facts/contact';
import { quote as quoteFacts } from './facts/quote';
import { audit } from './messages/audit';
import { contact } from './messages/contact';
import { quote } from './messages/quote';
import { forms } from './neutral/forms';

/** What a page with no widgets but forms shows. */
export const esForms = {
  messages: { ...esEstimator.messages, audit, contact, quote },
  neutralMessages: { ...esEstimator.neutralMessages, ...forms },
  facts: { ...esEstimator.facts, audit: auditFacts, contact: contactFacts, quote: quoteFacts },
} satisfies Language;
