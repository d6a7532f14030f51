import type { Messages } from '../../../content/messages';

export const servicePage: Messages['servicePage'] = {
  whatItDoes: 'Qué hace',
  whyItMatters: 'Por qué importa',
  bestFor: 'Ideal para',
  howItWorks: 'Cómo funciona',
  next: 'Lo que sigue: {service}',
  tiers: 'Opciones',
  lasts: 'Dura {time}',
  gutters: 'Opciones',
  from: 'desde {price}',
  options: 'Opciones',
  perUnit: 'por {unit}',
  range: 'Rango de precios',
  rangeNote: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.',
  lower: 'Qué lo hace más bajo',
  higher: 'Qué lo hace más alto',
  action: 'Solicitar una visita',
  gallery: 'Nuestro trabajo',
};
