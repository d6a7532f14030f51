import { text, textOrEmpty, topic } from '../fields';

export const map = topic(
  {
    heading: text('Heading.'),
    lead: textOrEmpty('Sentence below it. {area} is replaced by the area served.'),
    title: text('Name of the map, for screen readers. {area} is replaced by the place that it shows.'),
    open: text('The link that opens the map in a tab of its own.'),
  },
  'Words of the map.',
);
