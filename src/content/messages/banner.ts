/** Messages of the closing call to action. */
export const bannerMessages = {
  /** Heading. */
  heading: 'Shall we come by?',
  /** Sentence below it. */
  text: '',
  /** The button that opens the audit wizard. */
  button: 'Request a visit',
};
