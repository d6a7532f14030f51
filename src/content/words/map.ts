import { text, textOrEmpty, topic } from '../fields';

export const map = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty(
      'Sentence below it. {area} is replaced by the area served, {count} by the number of cities.',
    ),
    title: text('Name of the map, for screen readers. {area} is replaced.'),
    open: text('The link that opens the map in a tab of its own.'),
  },
  'Words of the map.',
);
