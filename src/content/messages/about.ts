/** Messages of Why Us. */
export const aboutMessages = {
  /** Heading. */
  heading: 'Why us',
  /** Sentence below it. */
  lead: '',
};
