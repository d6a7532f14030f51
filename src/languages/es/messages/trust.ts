import type { Messages } from '../../../content/messages';

export const trust: Messages['trust'] = {
  heading: 'Quién responde por el trabajo',
  lead: '',
  founded: 'Desde {year}',
  number: 'N.º {number}',
  check: 'Consultar: {license}',
  insured: 'Con seguro',
  insuredFor: 'Con seguro de hasta {amount}',
  insuranceLink: 'Sobre el seguro',
  guaranteeLink: 'Leer más: {guarantee}',
  people: 'Quién viene a su casa',
};
