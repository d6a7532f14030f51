import type { Messages } from '../../../content/messages';

export const scrollTop: Messages['scrollTop'] = {
  label: 'Nach oben',
};
