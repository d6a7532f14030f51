import type { Messages } from '../../../content/messages';

export const services: Messages['services'] = {
  heading: 'Leistungen',
  lead: '',
  bestFor: 'Am besten für',
  price: 'Preisspanne',
  schedule: '{service} anfragen',
  more: 'Mehr über {service}',
};
