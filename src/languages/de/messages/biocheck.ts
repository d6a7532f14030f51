import type { Messages } from '../../../content/messages';

export const biocheck: Messages['biocheck'] = {
  heading: 'Unsere Prüfung',
  lead: '',
  checked: 'Was wir prüfen',
  received: 'Was Sie bekommen',
  action: 'Prüfung anfragen',
  sampleReport: 'Ein Muster des Berichts ansehen',
  photo: '',
  areas: 'Was macht Ihnen Sorgen? Tippen Sie es an, und wir beginnen dort.',
};
