/**
 * What the built-in firm says in this language in place of the messages for any firm, by topic of messages: in the file of
 * this language, or in its own one where that is written in it.
 */
import spanish from '../../../demo/public/business.es.json' with { type: 'json' };
import business from '../../../demo/public/business.json' with { type: 'json' };
import { ownTextsIn } from '../../content/ownTextsIn';

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
} = ownTextsIn('es', business, spanish);
