import type { Messages } from '../../../content/messages';

export const faq: Messages['faq'] = {
  heading: 'Schnelle Antworten',
  lead: 'Nicht das, was Sie wissen wollten? Rufen Sie an: {phone}.',
  showAll: 'Alle Fragen zeigen',
  hideAll: 'Weniger Fragen zeigen',
};
