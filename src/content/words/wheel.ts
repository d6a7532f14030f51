import { text, textOrEmpty, topic } from '../fields';

export const wheel = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it.'),
    addOns: text('The link to the add-ons.'),
  },
  'Words of the service wheel.',
);
