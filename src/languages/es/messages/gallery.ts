import type { Messages } from '../../../content/messages';

export const gallery: Messages['gallery'] = {
  heading: 'Nuestro trabajo',
  lead: '',
  pictures: 'Imágenes de nuestro trabajo',
  note: '',
};
