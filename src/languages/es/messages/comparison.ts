import type { Messages } from '../../../content/messages';

export const comparison: Messages['comparison'] = {
  before: 'Antes',
  after: 'Después',
  slider: 'Comparar el antes y el después: {subject}',
  sliderOnly: 'Comparar el antes y el después',
  value: '{percent}% antes',
};
