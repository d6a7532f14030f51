import { text, textOrEmpty, topic } from '../fields';

export const banner = topic(
  {
    heading: text('Heading.'),
    text: textOrEmpty('Sentence below it.'),
    button: text('The button that opens the audit wizard.'),
  },
  'Words of the closing call to action.',
);
