import { text, topic } from '../fields';

export const scrollTop = topic(
  {
    label: text('Its name.'),
  },
  'Words of the button that leads back to the top.',
);
