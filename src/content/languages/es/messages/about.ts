import type { Messages } from '../../../messages';

export const about: Messages['about'] = {
  heading: 'Cuidar bien empieza por mirar de cerca',
  lead: 'El clima castiga una casa todos los días. Tratamos la suya superficie por superficie, y con la fuerza justa.',
};
