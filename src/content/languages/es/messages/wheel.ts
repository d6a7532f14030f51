import type { Messages } from '../../../messages';

export const wheel: Messages['wheel'] = {
  heading: 'Lo que hacemos',
  lead: '',
  addOns: '',
};
