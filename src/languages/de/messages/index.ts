import type { Messages } from '../../../content/messages';
import { about } from './about';
import { addOns } from './addOns';
import { audit } from './audit';
import { banner } from './banner';
import { biocheck } from './biocheck';
import { comparison } from './comparison';
import { contact } from './contact';
import { faq } from './faq';
import { footer } from './footer';
import { gallery } from './gallery';
import { header } from './header';
import { hero } from './hero';
import { map } from './map';
import { notFound } from './notFound';
import { plans } from './plans';
import { quote } from './quote';
import { scrollTop } from './scrollTop';
import { servicePage } from './servicePage';
import { services } from './services';
import { testimonials } from './testimonials';
import { wheel } from './wheel';

/** What the estimator does not show. */
export const messages = {
  about,
  addOns,
  audit,
  banner,
  biocheck,
  comparison,
  contact,
  faq,
  footer,
  gallery,
  header,
  hero,
  map,
  notFound,
  plans,
  quote,
  scrollTop,
  servicePage,
  services,
  testimonials,
  wheel,
} satisfies Partial<Messages>;
