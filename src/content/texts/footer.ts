import type { Words } from '../wordsSchema';

export const footerTexts: Words['footer'] = {
  nav: 'Footer',
  contact: 'Contact',
  rights: '© {company}',
};
