import { DEFAULT_LANGUAGE } from '../page/language';
import { about } from './about';
import { addOns } from './addOns';
import { audit } from './audit';
import { biocare } from './biocare';
import { biocheck } from './biocheck';
import { company } from './company';
import { contact } from './contact';
import { currency } from './currency';
import { estimator } from './estimator';
import { faqs } from './faqs';
import { footer } from './footer';
import { gallery } from './gallery';
import { gutters } from './gutters';
import { links } from './links';
import { locale } from './locale';
import { map } from './map';
import { menu } from './menu';
import { english } from './messages';
import { pictures } from './pictures';
import { plans } from './plans';
import { quote } from './quote';
import type { Business } from './schema';
import { servicePages } from './servicePages';
import { services } from './services';
import { testimonials } from './testimonials';
import { tiers } from './tiers';
import { wheel } from './wheel';

export type { Business } from './schema';

/**
 * The built-in facts, which an agency's config is laid over. A widget imports only the topics it shows,
 * each from its own file, so that a page does not download the others.
 */
export const defaultBusiness: Business = {
  company,
  currency,
  locale,
  links,
  menu,
  footer,
  pictures,
  map,
  about,
  gallery,
  services,
  servicePages,
  wheel,
  estimator,
  quote,
  plans,
  biocare,
  tiers,
  gutters,
  addOns,
  biocheck,
  faqs,
  testimonials,
  contact,
  audit,
  texts: { [DEFAULT_LANGUAGE]: english },
  theme: {},
};
