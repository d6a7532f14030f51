import type { Messages } from '../../../content/messages';

export const gallery: Messages['gallery'] = {
  heading: 'Unsere Arbeit',
  lead: '',
  pictures: 'Bilder unserer Arbeit',
  note: '',
};
