/** Messages of what a firm can be relied on for. */
export const trustMessages = {
  /** Heading. */
  heading: 'Who stands behind the work',
  /** Sentence below it. */
  lead: '',
  /** The year in which the firm began. {year} is replaced. */
  founded: 'In business since {year}',
  /** Where a license has a number. {number} is replaced. */
  number: 'No. {number}',
  /** The link to the page where a license can be looked up. {license} is replaced by its name. */
  check: 'Look up: {license}',
  /** The insurance. */
  insured: 'Insured',
  /** The same where its amount is known. {amount} is replaced. */
  insuredFor: 'Insured up to {amount}',
  /** The link to the page about the insurance. */
  insuranceLink: 'About the insurance',
  /** The link to the page about the guarantee. {guarantee} is replaced by its title. */
  guaranteeLink: 'Read more: {guarantee}',
  /** Heading of the people. */
  people: 'Who comes to you',
};
