import type { Language } from '../language';
import { estimatorPart } from './estimatorPart';
import { audit as auditFacts } from './facts/audit';
import { contact as contactFacts } from './facts/contact';
import { quote as quoteFacts } from './facts/quote';
import { audit } from './messages/audit';
import { contact } from './messages/contact';
import { quote } from './messages/quote';
import { forms } from './neutral/forms';

/** What a page with no widgets but forms shows. */
export const formsPart = {
  messages: { ...estimatorPart.messages, audit, contact, quote },
  neutralMessages: { ...estimatorPart.neutralMessages, ...forms },
  facts: { ...estimatorPart.facts, audit: auditFacts, contact: contactFacts, quote: quoteFacts },
} satisfies Language;
