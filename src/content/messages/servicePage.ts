/** Messages of a service's own page. */
export const servicePageMessages = {
  /** Heading. */
  whatItDoes: 'What It Does',
  /** Heading. */
  whyItMatters: 'Why It Matters',
  /** Heading. */
  bestFor: 'Best For',
  /** Heading of the steps. */
  howItWorks: 'How It Works',
  /** The link to the service that follows. {service} is replaced by its name. */
  next: 'Next: {service}',
  /** Heading of the tiers of the protective coating. */
  tiers: 'Options',
  /** How long a tier lasts. {time} is replaced. */
  lasts: 'Lasts {time}',
  /** Heading of the options of the gutter service. */
  gutters: 'Options',
  /** A price that is only the least. {price} is replaced. */
  from: 'from {price}',
  /** Heading of the service's own list of prices. */
  options: 'Options',
  /** Behind a price per unit. {unit} is replaced. */
  perUnit: 'per {unit}',
  /** Heading of the price. */
  range: 'Price range',
  /** Sentence below it. */
  rangeNote: 'You get an exact price before any work begins.',
  /** Heading of what brings the price down. */
  lower: 'What makes it lower',
  /** Heading of what brings it up. */
  higher: 'What makes it higher',
  /** The button that leads to the contact form. */
  action: 'Request a visit',
  /** Heading of the pictures. */
  gallery: 'Our work',
};
