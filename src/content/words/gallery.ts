import { text, textOrEmpty, topic } from '../fields';

export const gallery = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it.'),
    note: textOrEmpty('Small print: what kind of pictures these are.'),
  },
  'Words of the gallery.',
);
