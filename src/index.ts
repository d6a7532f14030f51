/** Every widget at once: the one-file script, and the types of the package. */
import { version } from 'virtual:build';
import type * as CheckModule from './check-page/check';
import { report } from './check-page/mistakeWords';
import { recordPage } from './element/submission/attribution';
import { resumeOutbox } from './element/submission/submitLead';
import { OUTBOX_FLAG } from './leads/outboxFlag';
import { type LazyFiles, makeBioSystem, showCheckIfAsked } from './page/bioSystem';
import { reportOtherRelease } from './page/lazy/otherRelease';
import { watchForMistakes } from './page/lazy/watchForMistakes';

export type * from './page/events';

import './element/yieldToOtherRelease';
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

/** Code that a member of `BioSystem` has when it is first called. */
const files: { [Name in keyof LazyFiles]: () => Promise<LazyFiles[Name]> } = {
  forget: () => import('./element/submission/forget'),
  calls: () => import('./page/lazy/calls'),
  check: importCheck,
};

/** Its code is no part of this file: it lies beside it. */
async function importCheck(): Promise<typeof CheckModule> {
  const url = new URL(/* @vite-ignore */ 'check.js', import.meta.url).href;
  try {
    return (await import(/* @vite-ignore */ url)) as typeof CheckModule;
  } catch (error) {
    throw new Error(
      `The code of the check could not be loaded. Expected it at ${url}: the release’s folder beside the script.`,
      { cause: error },
    );
  }
}

const other = self.BioSystem as typeof BioSystem | undefined;
if (other) reportOtherRelease(version, other.version);
else {
  self.BioSystem = makeBioSystem(version, (name) => files[name]());
  showCheckIfAsked(files.check);
  watchForMistakes(async () => ({ report }));
  recordPage();
  try {
    if (localStorage[OUTBOX_FLAG]) resumeOutbox();
  } catch {
    // Storage is blocked: nothing is queued.
  }
}
