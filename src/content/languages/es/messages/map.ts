import type { Messages } from '../../../messages';

export const map: Messages['map'] = {
  heading: 'Dónde trabajamos',
  lead: 'Somos de {area}. ¿Vive un poco más lejos? Pregúntenos.',
  title: 'Mapa de {area}',
  open: 'Abrir el mapa',
};
