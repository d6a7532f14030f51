import { text, textOrEmpty, topic } from '../fields';

export const testimonials = topic(
  {
    heading: text('Heading.'),
    carousel: text('What the whole is, for screen readers.'),
    slide: text('What one of them is, for screen readers.'),
    position: text('Which one it is. {number} and {count} are replaced.'),
    show: text('Name of a dot. {number} is replaced.'),
    previous: text('The arrow to the one before, where there are too many for dots.'),
    next: text('The arrow to the one after.'),
    pause: text('The button that stops the slides.'),
    play: text('The same button while they stand still.'),
    rating: text('The stars in words. {rating} is replaced.'),
    sample: textOrEmpty('Marks a sample that is no real customer.'),
  },
  'Words of the testimonials.',
);
