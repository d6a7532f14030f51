/**
 * What the built-in firm says in place of the messages for any firm, in English, by topic of messages. As with its facts, the
 * build makes a module of each topic.
 */
import business from '../../demo/public/business.json' with { type: 'json' };
import { ownTextsIn } from './ownTextsIn';

export const {
  common,
  form,
  contact,
  photos,
  estimator,
  audit,
  quote,
  header,
  hero,
  about,
  wheel,
  services,
  plans,
  gallery,
  comparison,
  testimonials,
  banner,
  faq,
  map,
  footer,
  scrollTop,
  servicePage,
  addOns,
  biocheck,
  notFound,
  notice,
  slots,
  trust,
  sampleReport,
} = ownTextsIn('en', business);
