import { text, textOrEmpty, topic } from '../fields';

export const addOns = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it.'),
    perUnit: text('Behind a price per unit. {unit} is replaced.'),
    action: text('The button. {addOn} is replaced by the name.'),
  },
  'Words of the add-ons.',
);
