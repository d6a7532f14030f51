import type { Messages } from '../../../content/messages';

export const addOns: Messages['addOns'] = {
  heading: 'Zusatzleistungen',
  lead: 'Beim selben Termin oder einzeln.',
  perUnit: 'pro {unit}',
  action: 'Nach {addOn} fragen',
};
