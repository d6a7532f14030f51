/** Messages of the service cards. */
export const servicesMessages = {
  /** Heading above the cards. */
  heading: 'Services',
  /** Sentence below it. */
  lead: '',
  /** Label before what a service suits best. */
  bestFor: 'Best for',
  /** Label of the price range. */
  price: 'Price range',
  /** A price that is only the least. {price} is replaced. */
  from: 'from {price}',
  /** Behind a price per unit. {unit} is replaced. */
  perUnit: 'per {unit}',
  /** The button. {service} is replaced by the name of the service. */
  schedule: 'Schedule {service}',
  /** The link to the service's own page. {service} is replaced by the name of the service. */
  more: 'More about {service}',
};
