/** Messages of the free inspection. */
export const biocheckMessages = {
  /** Heading. */
  heading: 'Our check',
  /** Sentence below it. */
  lead: '',
  /** Heading of what is checked. */
  checked: 'What we check',
  /** Heading of what the owner receives. */
  received: 'What you receive',
  /** The button that leads to the form. */
  action: 'Request a check',
  /** The link to a sample of the report, where the firm has one. */
  sampleReport: 'See a sample report',
  /** The link that begins the request with a photo. Empty: there is none. */
  photo: '',
  /** Above the parts of the house, each of which begins the request. */
  areas: 'What worries you? Press it, and we begin there.',
};
