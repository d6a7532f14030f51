import type { Messages } from '../../../content/messages';
import { about } from './about';
import { addOns } from './addOns';
import { banner } from './banner';
import { biocheck } from './biocheck';
import { comparison } from './comparison';
import { faq } from './faq';
import { footer } from './footer';
import { gallery } from './gallery';
import { header } from './header';
import { hero } from './hero';
import { map } from './map';
import { notFound } from './notFound';
import { notice } from './notice';
import { plans } from './plans';
import { sampleReport } from './sampleReport';
import { scrollTop } from './scrollTop';
import { servicePage } from './servicePage';
import { services } from './services';
import { slots } from './slots';
import { testimonials } from './testimonials';
import { trust } from './trust';
import { wheel } from './wheel';

/** What only sections of a page show. */
export const messages = {
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
} satisfies Partial<Messages>;
