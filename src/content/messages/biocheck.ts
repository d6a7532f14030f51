/** Messages of the free inspection. */
export const biocheckMessages = {
  /** Heading. */
  heading: 'The BioCheck: a free look at the whole outside',
  /** Sentence below it. */
  lead: 'We walk around the property with you, look at every surface, and put what we see in writing.',
  /** Heading of what is checked. */
  checked: 'What we check',
  /** Heading of what the owner receives. */
  received: 'What you receive',
  /** The button that leads to the form. */
  action: 'Book my free BioCheck',
};
