import type { Language } from '../../content/translation/language';
import * as facts from './facts';
import { common } from './messages/common';
import { estimator } from './messages/estimator';
import { form } from './messages/form';
import { photos } from './messages/photos';
import * as texts from './ownTexts';

/** What a page with no widget but the estimator shows. */
export const deEstimator = {
  messages: { common, form, photos, estimator },
  texts: { photos: texts.photos, estimator: texts.estimator },
  facts: { company: facts.company, estimator: facts.estimator },
  referenced: facts.referenced,
} satisfies Language;
