import type { Messages } from '../../../content/messages';

export const hero: Messages['hero'] = {
  headline: '{company}',
  subline: '',
  auditButton: 'Solicitar una visita',
  plansButton: '',
  promises: {
    check: '',
    price: '',
    answer: '',
  },
};
