import type { WholeLanguage } from '../language';
import { facts } from './facts';
import { messages } from './messages';
import { neutralMessages } from './neutral';

/** Spanish for homeowners in the United States: see the glossary in docs/languages.md. */
export const es: WholeLanguage = { messages, neutralMessages, facts };
