import type { Messages } from '../../../content/messages';

export const services: Messages['services'] = {
  heading: 'Leistungen',
  lead: '',
  bestFor: 'Am besten für',
  price: 'Preisspanne',
  from: 'ab {price}',
  perUnit: 'pro {unit}',
  schedule: '{service} anfragen',
  more: 'Mehr über {service}',
};
