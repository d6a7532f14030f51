import type { Messages } from '../../../content/messages';

export const footer: Messages['footer'] = {
  nav: 'Fußzeile',
  contact: 'Kontakt',
  hours: 'Öffnungszeiten',
  rights: '© {company}',
};
