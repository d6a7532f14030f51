import type { Messages } from '../../../content/messages';

export const notFound: Messages['notFound'] = {
  heading: '¡Uy! No encontramos esa página',
  text: 'No hay nada en esta dirección. Quizás cambió de lugar.',
  home: 'Ir a la página de inicio',
};
