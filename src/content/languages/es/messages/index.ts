import type { Messages } from '../../../messages';
import { about } from './about';
import { addOns } from './addOns';
import { audit } from './audit';
import { banner } from './banner';
import { biocheck } from './biocheck';
import { common } from './common';
import { comparison } from './comparison';
import { contact } from './contact';
import { estimator } from './estimator';
import { faq } from './faq';
import { footer } from './footer';
import { form } from './form';
import { gallery } from './gallery';
import { header } from './header';
import { hero } from './hero';
import { map } from './map';
import { notFound } from './notFound';
import { photos } from './photos';
import { plans } from './plans';
import { quote } from './quote';
import { scrollTop } from './scrollTop';
import { servicePage } from './servicePage';
import { services } from './services';
import { testimonials } from './testimonials';
import { wheel } from './wheel';

export const messages: Messages = {
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
};
