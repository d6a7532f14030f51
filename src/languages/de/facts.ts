/** The built-in firm's facts in this language, as `business.de.json` writes them, by topic. */
import business from '../../../demo/public/business.de.json' with { type: 'json' };
import { translationIn } from '../../content/translation/translationIn';

export const {
  about,
  addOns,
  audit,
  biocare,
  biocheck,
  company,
  contact,
  estimator,
  faqs,
  footer,
  gallery,
  gutters,
  map,
  menu,
  pictures,
  plans,
  quote,
  servicePages,
  services,
  testimonials,
  tiers,
  wheel,
  referenced,
} = translationIn(business);
