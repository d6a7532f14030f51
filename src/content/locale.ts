/** As the page's language writes numbers. */
export const locale = '';
