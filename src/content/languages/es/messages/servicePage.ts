import type { Messages } from '../../../messages';

export const servicePage: Messages['servicePage'] = {
  whatItDoes: 'Qué hace',
  whyItMatters: 'Por qué importa',
  bestFor: 'Ideal para',
  howItWorks: 'Cómo funciona',
  next: 'Lo que sigue: {service}',
  tiers: 'Elija cuánto dura',
  lasts: 'Dura {time}',
  gutters: 'Limpias, firmes o nuevas',
  perUnit: 'por {unit}',
  range: 'Rango de inversión',
  rangeNote: 'En la visita gratis se fija el precio, antes de que empiece cualquier trabajo.',
  lower: 'Qué lo hace más bajo',
  higher: 'Qué lo hace más alto',
  action: 'Agendar un BioCheck gratis',
  gallery: 'Así se ve',
};
