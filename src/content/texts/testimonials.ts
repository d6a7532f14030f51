import type { Words } from '../wordsSchema';

export const testimonialsTexts: Words['testimonials'] = {
  heading: 'In their words',
  carousel: 'carousel',
  slide: 'slide',
  position: '{number} of {count}',
  show: 'Show testimonial {number}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause',
  play: 'Play',
  rating: '{rating} out of 5 stars',
  sample: 'Sample text, not a real customer',
};
