import type { Messages } from '../../../messages';

export const gallery: Messages['gallery'] = {
  heading: 'Vea la diferencia',
  lead: 'El mismo lugar, antes y después. Arrastre el control o use las teclas de flecha.',
  pictures: 'Imágenes de nuestro trabajo',
  note: 'Las imágenes de esta página son ilustraciones.',
};
