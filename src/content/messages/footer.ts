/** Messages of the footer. */
export const footerMessages = {
  /** Name of the links, for screen readers. */
  nav: 'Footer',
  /** Heading of the contact information. */
  contact: 'Contact',
  /** Heading of the opening hours. */
  hours: 'Opening hours',
  /** Last line. {company} is replaced by the name of the company. */
  rights: '© {company}',
};
