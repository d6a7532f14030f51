import type { FactsTranslation } from '../../language';
import { about } from './about';
import { addOns } from './addOns';
import { audit } from './audit';
import { biocare } from './biocare';
import { biocheck } from './biocheck';
import { company } from './company';
import { contact } from './contact';
import { estimator } from './estimator';
import { faqs } from './faqs';
import { footer } from './footer';
import { gallery } from './gallery';
import { gutters } from './gutters';
import { menu } from './menu';
import { pictures } from './pictures';
import { plans } from './plans';
import { quote } from './quote';
import { servicePages } from './servicePages';
import { services } from './services';
import { testimonials } from './testimonials';
import { tiers } from './tiers';
import { wheel } from './wheel';

export const facts: FactsTranslation = {
  company,
  menu,
  footer,
  pictures,
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
};
