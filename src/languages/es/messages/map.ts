import type { Messages } from '../../../content/messages';

export const map: Messages['map'] = {
  heading: 'Dónde trabajamos',
  lead: '',
  title: 'Mapa de {area}',
  open: 'Abrir el mapa',
  load: 'Cargar el mapa de {host}',
};
