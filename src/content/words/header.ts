import { text, topic } from '../fields';

export const header = topic(
  {
    nav: text('Name of the menu, for screen readers.'),
    home: text(
      'What the logo is called for screen readers. {company} is replaced by the name of the company.',
    ),
    openMenu: text('The button that opens the menu on a phone.'),
    closeMenu: text('The same button while the menu is open.'),
    action: text('The button that opens the audit wizard.'),
  },
  'Words of the header.',
);
