import type { Messages } from '../../../content/messages';

export const addOns: Messages['addOns'] = {
  heading: 'Adicionales',
  lead: 'Los hacemos en la misma visita o por separado.',
  perUnit: 'por {unit}',
  action: 'Preguntar por {addOn}',
};
