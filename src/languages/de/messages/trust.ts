import type { Messages } from '../../../content/messages';

export const trust: Messages['trust'] = {
  heading: 'Wer für die Arbeit einsteht',
  lead: '',
  founded: 'Seit {year}',
  number: 'Nr. {number}',
  check: 'Nachsehen: {license}',
  insured: 'Versichert',
  insuredFor: 'Versichert bis {amount}',
  insuranceLink: 'Über die Versicherung',
  guaranteeLink: 'Mehr dazu: {guarantee}',
  people: 'Wer zu Ihnen kommt',
};
