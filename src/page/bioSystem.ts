import type { BioSystemApi } from './bioSystemApi';
import { eventNames } from './eventNames';
import type * as CallsModule from './lazy/calls';

export type * from './bioSystemApi';

/** The files whose code is had when a member is first called. */
export interface LazyFiles {
  forget: { forget: BioSystemApi['forget'] };
  calls: typeof CallsModule;
  check: { check: BioSystemApi['check']; showCheck: () => void };
}

/** How a script has the files of its release. */
export type ImportFile = <Name extends keyof LazyFiles>(name: Name) => Promise<LazyFiles[Name]>;

/** @param discover as in the result. A script that defines all classes at once needs none. */
export const makeBioSystem = (
  version: string,
  importFile: ImportFile,
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
    const heard = (event: Event) => {
      const custom = event as CustomEvent;
      listener(custom.detail, custom);
    };
    addEventListener(type, heard);
    if (!Object.hasOwn(eventNames, type))
      void importFile('calls').then(({ reportUnknownEvent }) => reportUnknownEvent(name));
    return () => removeEventListener(type, heard);
  },
  prefill: async (values) => (await importFile('calls')).prefill(values),
  discover,
  forget: async () => (await importFile('forget')).forget(),
  check: async () => (await importFile('check')).check(),
});

/** Shows the check as a panel on a page whose URL has `?bio-check`. */
export function showCheckIfAsked(importCheck: () => Promise<LazyFiles['check']>): void {
  if (/[?&]bio-check\b/.test(location.search))
    void importCheck().then(
      ({ showCheck }) => showCheck(),
      (error: unknown) => console.error('BioSystem: the check cannot be shown.', error),
    );
}
