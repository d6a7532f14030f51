import type { Messages } from '../../../content/messages';

export const testimonials: Messages['testimonials'] = {
  heading: 'En sus propias palabras',
  carousel: 'carrusel',
  track: 'Testimonios',
  slide: 'diapositiva',
  position: '{number} de {count}',
  show: 'Mostrar el testimonio {number}',
  previous: 'Testimonio anterior',
  next: 'Testimonio siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  rating: '{rating} de 5 estrellas',
  source: 'Reseña en {source}',
  sample: 'Texto de muestra, no es de un cliente real',
};
