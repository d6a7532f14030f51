/** The logo that is the emblem, which comes with the widgets. */
export const EMBLEM = 'builtin:emblem';
