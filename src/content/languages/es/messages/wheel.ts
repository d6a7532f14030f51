import type { Messages } from '../../../messages';

export const wheel: Messages['wheel'] = {
  heading: 'Un solo sistema para todo el exterior',
  lead: 'Primero mirar, luego hacer lo necesario y después conservarlo así. Todos nuestros servicios giran en torno a esa idea.',
  addOns: 'Iluminación, contenedores y vidrios: vea los adicionales',
};
