import type { Messages } from '../../../content/messages';

export const wheel: Messages['wheel'] = {
  heading: 'Was wir tun',
  lead: '',
  addOns: '',
};
