import type { Messages } from '../../../content/messages';

export const notice: Messages['notice'] = {
  label: 'Aviso',
  close: 'Cerrar este aviso',
};
