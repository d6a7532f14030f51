import type { Messages } from '../../../content/messages';

export const about: Messages['about'] = {
  heading: 'Warum wir',
  lead: '',
};
