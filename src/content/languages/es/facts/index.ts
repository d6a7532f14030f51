import type { FactsTranslation } from '../../language';
import { about } from './about';
import { addOns } from './addOns';
import { biocare } from './biocare';
import { biocheck } from './biocheck';
import { faqs } from './faqs';
import { footer } from './footer';
import { gallery } from './gallery';
import { gutters } from './gutters';
import { menu } from './menu';
import { pictures } from './pictures';
import { plans } from './plans';
import { servicePages } from './servicePages';
import { services } from './services';
import { testimonials } from './testimonials';
import { tiers } from './tiers';
import { wheel } from './wheel';

/** What only sections of a page show. */
export const facts = {
  menu,
  footer,
  pictures,
  about,
  gallery,
  services,
  servicePages,
  wheel,
  plans,
  biocare,
  tiers,
  gutters,
  addOns,
  biocheck,
  faqs,
  testimonials,
} satisfies Partial<FactsTranslation>;
