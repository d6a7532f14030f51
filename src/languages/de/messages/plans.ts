import type { Messages } from '../../../content/messages';

export const plans: Messages['plans'] = {
  heading: 'Verträge',
  lead: '',
  pageHeading: 'Verträge',
  popular: 'Beliebt',
  period: '/{period}',
  choose: 'Nach {plan} fragen',
  service: 'Vertrag',
  benefits: 'Was ein Vertrag bringt',
};
