import type { Messages } from '../../../content/messages';

export const comparison: Messages['comparison'] = {
  before: 'Vorher',
  after: 'Nachher',
  slider: 'Vorher und nachher vergleichen: {subject}',
  sliderOnly: 'Vorher und nachher vergleichen',
  value: '{percent} % vorher',
};
