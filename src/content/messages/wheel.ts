/** Messages of the service wheel. */
export const wheelMessages = {
  /** Heading. */
  heading: 'One system for the whole outside',
  /** Sentence below it. */
  lead: 'Look first, do what is needed, keep it that way. Every service turns around that one idea.',
  /** The link to the add-ons. Empty: there is none. */
  addOns: 'Lighting, bins and glass: see the add-ons',
};
