/** Messages of a comparison of two pictures. */
export const comparisonMessages = {
  /** Mark on the picture before the work. */
  before: 'Before',
  /** Mark on the picture after it. */
  after: 'After',
  /** Name of the slider, for screen readers. {subject} is replaced by what the pictures show. */
  slider: 'Compare before and after: {subject}',
  /** The same where nothing says what they show. */
  sliderOnly: 'Compare before and after',
  /** The slider's position, for screen readers. {percent} is replaced by a number. */
  value: '{percent}% before',
};
