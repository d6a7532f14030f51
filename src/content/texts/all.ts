import type { Business } from '../schema';
import { commonTexts } from './common';
import { contactTexts } from './contact';
import { formTexts } from './form';

/** All words of all widgets. A widget imports its own topics instead. */
export const texts: Business['texts'] = {
  en: { common: commonTexts, form: formTexts, contact: contactTexts },
};
