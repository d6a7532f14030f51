import type { Words } from '../wordsSchema';

export const headerTexts: Words['header'] = {
  nav: 'Main menu',
  home: '{company}, home page',
  openMenu: 'Menu',
  closeMenu: 'Close',
  action: 'Free property check',
};
