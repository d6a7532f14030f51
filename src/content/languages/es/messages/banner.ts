import type { Messages } from '../../../messages';

export const banner: Messages['banner'] = {
  heading: '¿Le hacemos una visita?',
  text: '',
  button: 'Solicitar una visita',
};
