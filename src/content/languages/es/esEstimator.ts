import type { Language } from '../language';
import { company } from './facts/company';
import { estimator as estimatorFacts } from './facts/estimator';
import { common } from './messages/common';
import { estimator } from './messages/estimator';
import { form } from './messages/form';
import { photos } from './messages/photos';
import { estimator as neutralMessages } from './neutral/estimator';

/** What a page with no widget but the estimator shows. */
export const esEstimator = {
  messages: { common, form, photos, estimator },
  neutralMessages,
  facts: { company, estimator: estimatorFacts },
} satisfies Language;
