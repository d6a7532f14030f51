import type { Business } from '../schema';
import { aboutTexts } from './about';
import { addOnsTexts } from './addOns';
import { auditTexts } from './audit';
import { bannerTexts } from './banner';
import { biocheckTexts } from './biocheck';
import { commonTexts } from './common';
import { comparisonTexts } from './comparison';
import { contactTexts } from './contact';
import { estimatorTexts } from './estimator';
import { faqTexts } from './faq';
import { footerTexts } from './footer';
import { formTexts } from './form';
import { galleryTexts } from './gallery';
import { headerTexts } from './header';
import { heroTexts } from './hero';
import { mapTexts } from './map';
import { notFoundTexts } from './notFound';
import { photosTexts } from './photos';
import { plansTexts } from './plans';
import { quoteTexts } from './quote';
import { scrollTopTexts } from './scrollTop';
import { servicePageTexts } from './servicePage';
import { servicesTexts } from './services';
import { testimonialsTexts } from './testimonials';
import { wheelTexts } from './wheel';

/** All words of all widgets. A widget imports its own topics instead. */
export const texts: Business['texts'] = {
  en: {
    common: commonTexts,
    form: formTexts,
    contact: contactTexts,
    photos: photosTexts,
    estimator: estimatorTexts,
    audit: auditTexts,
    quote: quoteTexts,
    header: headerTexts,
    hero: heroTexts,
    about: aboutTexts,
    wheel: wheelTexts,
    services: servicesTexts,
    plans: plansTexts,
    gallery: galleryTexts,
    comparison: comparisonTexts,
    testimonials: testimonialsTexts,
    banner: bannerTexts,
    faq: faqTexts,
    map: mapTexts,
    footer: footerTexts,
    scrollTop: scrollTopTexts,
    servicePage: servicePageTexts,
    addOns: addOnsTexts,
    biocheck: biocheckTexts,
    notFound: notFoundTexts,
  },
};
