import type { Messages } from '../../../content/messages';

export const hero: Messages['hero'] = {
  headline: '{company}',
  subline: '',
  auditButton: 'Besuch anfragen',
  plansButton: '',
  promises: { check: '', price: '', answer: '' },
};
