/** Every widget at once: the one-file script, and the types of the package. */
import { version } from 'virtual:build';
import { recordPage } from './element/submission/attribution';
import { resumeOutbox } from './element/submission/submitLead';
import { OUTBOX_FLAG } from './leads/outboxFlag';
import { reportOtherRelease } from './page/lazy/otherRelease';

export type * from './page/events';

import './element/yieldToOtherRelease';
import './element/submission/forget';
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

if (BioSystem.version) reportOtherRelease(version, BioSystem.version);
else {
  BioSystem.version = version;
  recordPage();
  try {
    if (localStorage[OUTBOX_FLAG]) resumeOutbox();
  } catch {
    // Storage is blocked: nothing is queued.
  }
}
