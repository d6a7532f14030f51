import type { LazyFiles } from '../page/bioSystem';

/** What members of `BioSystem` load when they are first called. */
export const lazyFiles: { [Name in keyof LazyFiles]: () => Promise<LazyFiles[Name]> } = {
  calls: () => import('../page/lazy/calls'),
  forget: () => import('../element/submission/forget'),
};

/** What a page loads besides widgets. Each is an `import()` that bundlers see; the names are those of the release's files. */
export const pageFiles = {
  ...lazyFiles,
  origin: () => import('../element/submission/attribution'),
  otherRelease: () => import('../page/lazy/otherRelease'),
  submitLead: () => import('../element/submission/submitLead'),
};
