import type { Words } from '../wordsSchema';

export const heroTexts: Words['hero'] = {
  headline: 'Beyond clean. Built to last.',
  subline: 'We clean, strip, seal and repair the outside of homes across {area}.',
  auditButton: 'Get my free property check',
  plansButton: 'See maintenance plans',
  promises: {
    check: 'Free property check, no obligation',
    price: 'A price range in about 60 seconds',
    answer: 'We get back to you within 24 hours',
  },
};
