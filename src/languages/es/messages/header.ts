import type { Messages } from '../../../content/messages';

export const header: Messages['header'] = {
  nav: 'Menú principal',
  home: '{company}, página de inicio',
  openMenu: 'Menú',
  closeMenu: 'Cerrar',
  action: 'Solicitar una visita',
};
