/** Messages of the header. */
export const headerMessages = {
  /** Name of the menu, for screen readers. */
  nav: 'Main menu',
  /** What the logo is called for screen readers. {company} is replaced by the name of the company. */
  home: '{company}, home page',
  /** The button that opens the menu on a phone. */
  openMenu: 'Menu',
  /** The same button while the menu is open. */
  closeMenu: 'Close',
  /** The button that opens the audit wizard. */
  action: 'Request a visit',
};
