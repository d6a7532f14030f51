/** What a page loads besides widgets. Each is an `import()` that bundlers see; the names are those of the release's files. */
export const pageFiles = {
  calls: () => import('../page/lazy/calls'),
  check: () => import('../check-page/check'),
  configFile: () => import('../page/lazy/configFile'),
  mistakes: () => import('../check-page/mistakeWords'),
  forget: () => import('../element/submission/forget'),
  origin: () => import('../element/submission/attribution'),
  otherRelease: () => import('../page/lazy/otherRelease'),
  resume: () => import('../element/submission/resume'),
  submitLead: () => import('../element/submission/submitLead'),
};
