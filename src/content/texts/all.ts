import type { Business } from '../schema';
import { auditTexts } from './audit';
import { commonTexts } from './common';
import { contactTexts } from './contact';
import { estimatorTexts } from './estimator';
import { formTexts } from './form';
import { photosTexts } from './photos';
import { quoteTexts } from './quote';

/** All words of all widgets. A widget imports its own topics instead. */
export const texts: Business['texts'] = {
  en: {
    common: commonTexts,
    form: formTexts,
    contact: contactTexts,
    photos: photosTexts,
    estimator: estimatorTexts,
    audit: auditTexts,
    quote: quoteTexts,
  },
};
