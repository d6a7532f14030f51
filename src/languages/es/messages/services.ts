import type { Messages } from '../../../content/messages';

export const services: Messages['services'] = {
  heading: 'Servicios',
  lead: '',
  bestFor: 'Ideal para',
  price: 'Precios',
  from: 'desde {price}',
  perUnit: 'por {unit}',
  schedule: 'Agendar {service}',
  more: 'Más sobre {service}',
};
