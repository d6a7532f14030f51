/** Messages of the closing call to action. */
export const bannerMessages = {
  /** Heading. */
  heading: 'Find out where your home stands',
  /** Sentence below it. */
  text: 'A free property check, a written report, and a quote the same day. What you do with them is up to you.',
  /** The button that opens the audit wizard. */
  button: 'Book my free property check',
};
