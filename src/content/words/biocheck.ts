import { text, textOrEmpty, topic } from '../fields';

export const biocheck = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it.'),
    checked: text('Heading of what is checked.'),
    received: text('Heading of what the owner receives.'),
    action: text('The button that leads to the form.'),
  },
  'Words of the free inspection.',
);
