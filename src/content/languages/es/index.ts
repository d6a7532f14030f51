import type { WholeLanguage } from '../language';
import { esForms } from './esForms';
import { facts } from './facts';
import { messages } from './messages';
import { neutralMessages } from './neutral';

/** Spanish for homeowners in the United States: see the glossary in docs/languages.md. */
export const es: WholeLanguage = {
  messages: { ...esForms.messages, ...messages },
  neutralMessages: { ...esForms.neutralMessages, ...neutralMessages },
  facts: { ...esForms.facts, ...facts },
};
