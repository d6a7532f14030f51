import type { Language } from '../../content/translation/language';
import { esForms } from './esForms';
import * as written from './facts';
import { messages } from './messages';
import * as texts from './ownTexts';

const { referenced: _, ...facts } = written;

/** Spanish for homeowners in the United States: see the glossary in docs/languages.md. */
export const es = {
  ...esForms,
  messages: { ...esForms.messages, ...messages },
  texts: { ...texts },
  facts,
} satisfies Language;
