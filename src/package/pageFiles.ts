import type { LazyFiles } from '../page/bioSystem';

type PageFiles = { [Name in keyof LazyFiles]: () => Promise<LazyFiles[Name]> };

/** What a page loads besides widgets. Each is an `import()` that bundlers see; the names are those of the release's files. */
export const pageFiles = {
  calls: () => import('../page/lazy/calls'),
  forget: () => import('../element/submission/forget'),
  origin: () => import('../element/submission/attribution'),
  otherRelease: () => import('../page/lazy/otherRelease'),
  submitLead: () => import('../element/submission/submitLead'),
};

/** Those whose code a member of `BioSystem` has when it is first called. */
export const lazyFiles: PageFiles = pageFiles;
