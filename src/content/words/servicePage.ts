import { text, textOrEmpty, topic } from '../fields';

export const servicePage = topic(
  {
    whatItDoes: text('Heading.'),
    whyItMatters: text('Heading.'),
    bestFor: text('Heading.'),
    howItWorks: text('Heading of the steps.'),
    protect: text(
      'The link to the service that protects what was stripped. {service} is replaced by its name.',
    ),
    tiers: text('Heading of the tiers.'),
    lasts: text('How long a tier lasts. {time} is replaced.'),
    from: text('A price that only begins there. {price} is replaced.'),
    options: text('Heading of the options.'),
    perUnit: text('Behind a price per unit. {unit} is replaced.'),
    range: text('Heading of the price.'),
    rangeNote: textOrEmpty('Sentence below it.'),
    action: text('The button that leads to the contact form.'),
    gallery: text('Heading of the pictures.'),
  },
  "Words of a service's own page.",
);
