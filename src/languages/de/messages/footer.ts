import type { Messages } from '../../../content/messages';

export const footer: Messages['footer'] = {
  nav: 'Fußzeile',
  contact: 'Kontakt',
  rights: '© {company}',
};
