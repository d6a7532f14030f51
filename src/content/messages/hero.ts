/** Messages of the headline of the home page. */
export const heroMessages = {
  /** The headline. {company} is replaced by the name of the company. */
  headline: 'Beyond clean. Built to last.',
  /** Sentence below it. {area} is replaced by the area served. */
  subline: 'We clean, strip, seal and repair the outside of homes across {area}.',
  /** The button that opens the audit wizard. */
  auditButton: 'Get my free property check',
  /** The button that leads to the plans. Empty: there is none. */
  plansButton: 'See maintenance plans',
  /** Three short promises below the buttons. */
  promises: {
    /** About the free check. */
    check: 'Free property check, no obligation',
    /** About the price. */
    price: 'A price range in about 60 seconds',
    /** About the answer. */
    answer: 'We get back to you within 24 hours',
  },
};
