import type { Messages } from '../../../content/messages';

export const header: Messages['header'] = {
  nav: 'Hauptmenü',
  home: '{company}, Startseite',
  openMenu: 'Menü',
  closeMenu: 'Schließen',
  action: 'Besuch anfragen',
};
