import type { Messages } from '../../../content/messages';

export const wheel: Messages['wheel'] = {
  heading: 'Lo que hacemos',
  lead: '',
  addOns: '',
};
