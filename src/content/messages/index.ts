import { aboutMessages } from './about';
import { addOnsMessages } from './addOns';
import { auditMessages } from './audit';
import { bannerMessages } from './banner';
import { biocheckMessages } from './biocheck';
import { commonMessages } from './common';
import { comparisonMessages } from './comparison';
import { contactMessages } from './contact';
import { estimatorMessages } from './estimator';
import { faqMessages } from './faq';
import { footerMessages } from './footer';
import { formMessages } from './form';
import { galleryMessages } from './gallery';
import { headerMessages } from './header';
import { heroMessages } from './hero';
import { mapMessages } from './map';
import { notFoundMessages } from './notFound';
import { noticeMessages } from './notice';
import { photosMessages } from './photos';
import { plansMessages } from './plans';
import { quoteMessages } from './quote';
import { sampleReportMessages } from './sampleReport';
import { scrollTopMessages } from './scrollTop';
import { servicePageMessages } from './servicePage';
import { servicesMessages } from './services';
import { slotsMessages } from './slots';
import { testimonialsMessages } from './testimonials';
import { trustMessages } from './trust';
import { wheelMessages } from './wheel';

/**
 * Every message of the widgets in English, by topic: the one list of topics. A topic's messages stand in its own file, each with
 * a sentence of what it is for, which the JSON Schema of a config repeats. `{name}` in a message is replaced.
 *
 * For types, builds and tests: a widget imports only the topics that it shows, so that no page downloads the others.
 */
export const english = {
  common: commonMessages,
  form: formMessages,
  contact: contactMessages,
  photos: photosMessages,
  estimator: estimatorMessages,
  audit: auditMessages,
  quote: quoteMessages,
  header: headerMessages,
  hero: heroMessages,
  about: aboutMessages,
  wheel: wheelMessages,
  services: servicesMessages,
  plans: plansMessages,
  gallery: galleryMessages,
  comparison: comparisonMessages,
  testimonials: testimonialsMessages,
  banner: bannerMessages,
  faq: faqMessages,
  map: mapMessages,
  footer: footerMessages,
  scrollTop: scrollTopMessages,
  servicePage: servicePageMessages,
  addOns: addOnsMessages,
  biocheck: biocheckMessages,
  notFound: notFoundMessages,
  notice: noticeMessages,
  slots: slotsMessages,
  trust: trustMessages,
  sampleReport: sampleReportMessages,
};

/** The messages of one language, complete. */
export type Messages = typeof english;
