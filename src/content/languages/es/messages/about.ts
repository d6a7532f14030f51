import type { Messages } from '../../../messages';

export const about: Messages['about'] = {
  heading: 'Por qué elegirnos',
  lead: '',
};
