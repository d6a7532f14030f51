import type { Messages } from '../../../content/messages';

export const map: Messages['map'] = {
  heading: 'Wo wir arbeiten',
  lead: '',
  title: 'Karte von {area}',
  open: 'Karte öffnen',
  load: 'Karte von {host} laden',
};
