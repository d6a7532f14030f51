/** Messages of the add-ons. */
export const addOnsMessages = {
  /** Heading. */
  heading: 'Add-ons',
  /** Sentence below it. */
  lead: 'Have them done on the same visit, or on their own.',
  /** Behind a price per unit. {unit} is replaced. */
  perUnit: 'per {unit}',
  /** The button. {addOn} is replaced by the name. */
  action: 'Ask about {addOn}',
};
