import type { Messages } from '../../../content/messages';

export const banner: Messages['banner'] = {
  heading: 'Sollen wir vorbeikommen?',
  text: '',
  button: 'Besuch anfragen',
};
