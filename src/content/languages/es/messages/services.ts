import type { Messages } from '../../../messages';

export const services: Messages['services'] = {
  heading: 'Lo que su casa puede necesitar',
  lead: 'Cada servicio con su rango de precios. En la visita se fija el precio, antes de que empiece cualquier trabajo.',
  bestFor: 'Ideal para',
  price: 'Precios',
  schedule: 'Agendar {service}',
  more: 'Más sobre {service}',
};
