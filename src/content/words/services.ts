import { text, textOrEmpty, topic } from '../fields';

export const services = topic(
  {
    heading: text('Heading above the cards.'),
    lead: textOrEmpty('Sentence below it.'),
    bestFor: text('Label before what a service suits best.'),
    price: text('Label of the price range.'),
    schedule: text('The button. {service} is replaced by the name of the service.'),
    more: text("The link to the service's own page. {service} is replaced by the name of the service."),
  },
  'Words of the service cards.',
);
