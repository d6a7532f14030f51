/** Messages of the maintenance plans. */
export const plansMessages = {
  /** Heading on the home page. */
  heading: 'Plans',
  /** Sentence below it. */
  lead: '',
  /** Heading on the plans' own page. */
  pageHeading: 'Plans',
  /** Marks the popular plan. */
  popular: 'Popular',
  /** Behind a price. {period} is replaced by the period, such as month. */
  period: '/{period}',
  /** The button of a plan. {plan} is replaced by the plan's name. */
  choose: 'Ask about {plan}',
  /** What the plans are as a service. A contact form notes it with the plan's name, and the plans' own page shows the testimonial about it. */
  service: 'Plan',
  /** Says what a list of features is, where the home page and the plans' own page have different ones. */
  features: {
    /** Above the features on the home page. */
    home: '',
    /** Above the features on the plans' own page. */
    page: '',
  },
  /** Heading of the benefits on the plans' own page. */
  benefits: 'What a plan gives you',
};
