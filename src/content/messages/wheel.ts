/** Messages of the service wheel. */
export const wheelMessages = {
  /** Heading. */
  heading: 'What we do',
  /** Sentence below it. */
  lead: '',
  /** The link to the add-ons. Empty: there is none. */
  addOns: '',
};
