import { text, topic } from '../fields';

export const comparison = topic(
  {
    before: text('Mark on the picture before the work.'),
    after: text('Mark on the picture after it.'),
    slider: text('Name of the slider, for screen readers.'),
    value: text("The slider's position, for screen readers. {percent} is replaced by a number."),
  },
  'Words of a comparison of two pictures.',
);
