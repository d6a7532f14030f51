import type { Messages } from '../../../messages';

export const comparison: Messages['comparison'] = {
  before: 'Antes',
  after: 'Después',
  slider: 'Comparar el antes y el después',
  value: '{percent}% de la imagen de antes',
};
