import type { Messages } from '../../../content/messages';

export const footer: Messages['footer'] = {
  nav: 'Pie de página',
  contact: 'Contacto',
  hours: 'Horario',
  rights: '© {company}',
};
