/** A chunk of its own: an estimator in the page needs none of it. */
export const loadPanel = () => import('./Panel');
