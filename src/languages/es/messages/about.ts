import type { Messages } from '../../../content/messages';

export const about: Messages['about'] = {
  heading: 'Por qué elegirnos',
  lead: '',
};
