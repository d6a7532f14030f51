import { text, textOrEmpty, topic } from '../fields';

export const notFound = topic(
  {
    heading: text('Heading.'),
    text: textOrEmpty('Sentence below it.'),
    home: text('The link to the home page.'),
  },
  'Words of the page for addresses that lead nowhere.',
);
