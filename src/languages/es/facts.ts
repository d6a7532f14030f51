/** The built-in firm's facts in this language, as `business.es.json` writes them, by topic. */
import business from '../../../demo/public/business.es.json' with { type: 'json' };
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
  sampleReport,
  servicePages,
  services,
  testimonials,
  tiers,
  trust,
  wheel,
  referenced,
} = translationIn(business);
