/** A chunk of its own: most firms have no formulas. Where it cannot be loaded, what has one is on request. */
export const loadFormulas = () => import('./formulas').catch(() => undefined);
