/** Messages of Why Us. */
export const aboutMessages = {
  /** Heading. */
  heading: 'Care begins with a close look',
  /** Sentence below it. */
  lead: 'Weather works on a house every day. We treat yours surface by surface, and no harder than it needs.',
};
