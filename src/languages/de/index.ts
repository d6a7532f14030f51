import type { Language } from '../../content/translation/language';
import { deEstimator } from './deEstimator';
import * as written from './facts';
import { messages } from './messages';
import * as texts from './ownTexts';

const { referenced: _, ...facts } = written;

/** German for homeowners in Germany, Austria and Switzerland. */
export const de = {
  ...deEstimator,
  messages: { ...deEstimator.messages, ...messages },
  texts: { ...texts },
  facts,
} satisfies Language;
