import { text, textOrEmpty, topic } from '../fields';

export const servicePage = topic(
  {
    whatItDoes: text('Heading.'),
    whyItMatters: text('Heading.'),
    bestFor: text('Heading.'),
    howItWorks: text('Heading of the steps.'),
    next: text('The link to the service that follows. {service} is replaced by its name.'),
    tiers: text('Heading of the tiers of the protective coating.'),
    lasts: text('How long a tier lasts. {time} is replaced.'),
    gutters: text('Heading of the options of the gutter service.'),
    perUnit: text('Behind a price per unit. {unit} is replaced.'),
    range: text('Heading of the price.'),
    rangeNote: textOrEmpty('Sentence below it.'),
    action: text('The button that leads to the contact form.'),
    gallery: text('Heading of the pictures.'),
  },
  "Words of a service's own page.",
);
