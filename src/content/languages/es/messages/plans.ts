import type { Messages } from '../../../messages';

export const plans: Messages['plans'] = {
  heading: 'BioCare la cuida todo el año',
  lead: 'Lavado y protección con un calendario, para que nada se salga de control. Un BioCheck gratis muestra qué plan le conviene.',
  pageHeading: 'Tres planes, de lo básico a todo incluido',
  popular: 'Popular',
  period: '/{period}',
  choose: 'Preguntar por {plan}',
  service: 'BioCare',
  benefits: 'Qué cambia con un plan',
};
