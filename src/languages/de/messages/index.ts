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
import { notice } from './notice';
import { plans } from './plans';
import { quote } from './quote';
import { sampleReport } from './sampleReport';
import { scrollTop } from './scrollTop';
import { servicePage } from './servicePage';
import { services } from './services';
import { slots } from './slots';
import { testimonials } from './testimonials';
import { trust } from './trust';
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
  notice,
  plans,
  quote,
  sampleReport,
  scrollTop,
  servicePage,
  services,
  testimonials,
  slots,
  trust,
  wheel,
} satisfies Partial<Messages>;
