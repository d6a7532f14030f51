/** Every widget at once: the one-file script, and the types of the package. */
import { LEADS_WAIT } from './leads/waiting';

export type * from './element/events';

import './element/arrival';
import './element/forget';
import './widgets/audit-wizard';
import './widgets/contact-form';
import './widgets/estimator';
import './widgets/quote-builder';
import './widgets/header';
import './widgets/hero';
import './widgets/about';
import './widgets/system-wheel';
import './widgets/service-card';
import './widgets/service-cards';
import './widgets/plans';
import './widgets/gallery';
import './widgets/testimonials';
import './widgets/cta-banner';
import './widgets/faq';
import './widgets/map';
import './widgets/footer';
import './widgets/scroll-top';
import './widgets/reveal';
import './widgets/before-after';
import './widgets/service-detail';
import './widgets/add-ons';
import './widgets/biocheck';
import './widgets/not-found';

const resumeLeads = async () => {
  if (localStorage[LEADS_WAIT]) (await import('./element/leadDoor')).resume();
};
resumeLeads().catch(() => {}); // storage is blocked: nothing waits
