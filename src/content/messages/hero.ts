/** Messages of the headline of the home page. */
export const heroMessages = {
  /** The headline. {company} is replaced by the name of the company. */
  headline: '{company}',
  /** Sentence below it. {area} is replaced by the area served. */
  subline: '',
  /** The button that opens the audit wizard. */
  auditButton: 'Request a visit',
  /** The button that leads to the plans. Empty: there is none. */
  plansButton: '',
  /** Three short promises below the buttons. */
  promises: {
    /** About the free check. */
    check: '',
    /** About the price. */
    price: '',
    /** About the answer. */
    answer: '',
  },
};
