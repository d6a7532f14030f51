import type { BioSystemApi } from './bioSystemApi';
import { eventNames } from './events';
import type * as CallsModule from './lazy/calls';
import type * as OtherReleaseModule from './lazy/otherRelease';
import { safeDocument } from './safeDocument';

export type * from './bioSystemApi';

/** What a page loads besides widgets, by the names of the files. */
export interface PageFiles {
  calls: typeof CallsModule;
  check: { check: BioSystemApi['check']; showCheck: () => void };
  forget: { forget: BioSystemApi['forget'] };
  origin: { recordPage: () => void };
  otherRelease: typeof OtherReleaseModule;
  resume: { resume: () => Promise<void> };
  submitLead: { resumeOutbox: () => void };
}

/** What ends the listeners of inline scripts: a router runs those of a page again, in the same document, each time it shows it. */
const boundInline = new Map<string, () => void>();

/** @param importFile has the code of a member when it is first called. @param discover as in the result. */
export const makeBioSystem = (
  version: string,
  importFile: <Name extends 'calls' | 'check' | 'forget'>(name: Name) => Promise<PageFiles[Name]>,
  discover: BioSystemApi['discover'] = () => {},
): BioSystemApi => ({
  version,
  get ready() {
    return importFile('calls').then(
      ({ whenReady }) => whenReady(),
      () => {},
    );
  },
  open: async (id) => (await importFile('calls')).open(id),
  on(name, listener) {
    const type = name.startsWith('bio-') ? name : `bio-${name}`;
    const script = safeDocument.currentScript?.textContent;
    const key = script && [type, listener, script].join();
    if (key) boundInline.get(key)?.();
    const heard = (event: Event) => {
      const custom = event as CustomEvent;
      listener(custom.detail, custom);
    };
    addEventListener(type, heard);
    if (!Object.hasOwn(eventNames, type))
      void importFile('calls').then(({ reportUnknownEvent }) => reportUnknownEvent(name));
    const end = () => removeEventListener(type, heard);
    if (key) boundInline.set(key, end);
    return end;
  },
  prefill: async (values) => (await importFile('calls')).prefill(values),
  discover,
  forget: async () => (await importFile('forget')).forget(),
  check: async () => (await importFile('check')).check(),
});
