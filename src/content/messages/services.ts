/** Messages of the service cards. */
export const servicesMessages = {
  /** Heading above the cards. */
  heading: 'What your home may need',
  /** Sentence below it. */
  lead: 'Each service with its price range. The visit settles the price before any work begins.',
  /** Label before what a service suits best. */
  bestFor: 'Best for',
  /** Label of the price range. */
  price: 'Price range',
  /** The button. {service} is replaced by the name of the service. */
  schedule: 'Schedule {service}',
  /** The link to the service's own page. {service} is replaced by the name of the service. */
  more: 'More about {service}',
};
