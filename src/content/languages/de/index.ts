import type { Language } from '../language';
import { estimator as estimatorFacts } from './facts/estimator';
import { common } from './messages/common';
import { estimator } from './messages/estimator';
import { form } from './messages/form';
import { photos } from './messages/photos';
import { neutralMessages } from './neutral';

/** German for the estimator. */
export const de = {
  messages: { common, form, photos, estimator },
  neutralMessages,
  facts: { estimator: estimatorFacts },
} satisfies Language;
