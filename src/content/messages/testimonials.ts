/** Messages of the testimonials. */
export const testimonialsMessages = {
  /** Heading. */
  heading: 'In their words',
  /** What the whole is, for screen readers. */
  carousel: 'carousel',
  /** Names the row of them, which the arrow keys scroll, for screen readers. */
  track: 'Testimonials',
  /** What one of them is, for screen readers. */
  slide: 'slide',
  /** Which one it is. {number} and {count} are replaced. */
  position: '{number} of {count}',
  /** Name of a dot. {number} is replaced. */
  show: 'Show testimonial {number}',
  /** The arrow to the one before, where there are too many for dots. */
  previous: 'Previous testimonial',
  /** The arrow to the one after. */
  next: 'Next testimonial',
  /** The button that stops the slides. */
  pause: 'Pause',
  /** The same button while they stand still. */
  play: 'Play',
  /** The stars in words. {rating} is replaced. */
  rating: '{rating} out of 5 stars',
  /** Where it was written, a link if there is one. {source} is replaced, such as Google. */
  source: 'Review on {source}',
  /** Marks a sample that is no real customer. */
  sample: 'Sample text, not a real customer',
};
