/** Every widget at once: the one-file script, and the types of the package. */
import type * as CheckModule from './check-page/check';
import { report } from './check-page/mistakeWords';
import { recordPage } from './element/submission/attribution';
import { resumeOutbox } from './element/submission/submitLead';
import { startSession } from './hydration/startSession';
import type { PageFiles } from './page/bioSystem';
import { reportOtherRelease } from './page/lazy/otherRelease';
import { watchForMistakes } from './page/mistakes';

export type * from './page/events';

import './element/yieldToOtherRelease';
import './allWidgets';

/** What a page loads besides widgets: part of this file, or code that a member of `BioSystem` has when it is first called. */
const files: { [Name in keyof PageFiles]: () => Promise<PageFiles[Name]> } = {
  forget: () => import('./element/submission/forget'),
  calls: () => import('./page/lazy/calls'),
  check: importCheck,
  origin: async () => ({ recordPage }),
  otherRelease: async () => ({ reportOtherRelease }),
  resume: () => import('./element/submission/resume'),
  submitLead: async () => ({ resumeOutbox }),
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

if (startSession((name) => files[name]())) watchForMistakes(async () => ({ report }));
