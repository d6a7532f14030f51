import type { Messages } from '../../../content/messages';

export const banner: Messages['banner'] = {
  heading: '¿Le hacemos una visita?',
  text: '',
  button: 'Solicitar una visita',
};
