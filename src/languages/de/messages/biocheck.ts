import type { Messages } from '../../../content/messages';

export const biocheck: Messages['biocheck'] = {
  heading: 'Unsere Prüfung',
  lead: '',
  checked: 'Was wir prüfen',
  received: 'Was Sie bekommen',
  action: 'Prüfung anfragen',
};
