import type { Messages } from '../../../content/messages';

export const plans: Messages['plans'] = {
  heading: 'Planes',
  lead: '',
  pageHeading: 'Planes',
  popular: 'Popular',
  period: '/{period}',
  choose: 'Preguntar por {plan}',
  service: 'Plan',
  features: { home: '', page: '' },
  benefits: 'Qué le ofrece un plan',
};
