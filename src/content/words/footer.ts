import { text, topic } from '../fields';

export const footer = topic(
  {
    nav: text('Name of the links, for screen readers.'),
    contact: text('Heading of the contact information.'),
    rights: text('Last line. {company} is replaced by the name of the company.'),
  },
  'Words of the footer.',
);
