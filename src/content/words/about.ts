import { text, textOrEmpty, topic } from '../fields';

export const about = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it.'),
  },
  'Words of Why Us.',
);
