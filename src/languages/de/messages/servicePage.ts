import type { Messages } from '../../../content/messages';

export const servicePage: Messages['servicePage'] = {
  whatItDoes: 'Was wir tun',
  whyItMatters: 'Warum es wichtig ist',
  bestFor: 'Am besten für',
  howItWorks: 'So läuft es ab',
  next: 'Danach: {service}',
  tiers: 'Zur Auswahl',
  lasts: 'Hält {time}',
  gutters: 'Zur Auswahl',
  from: 'ab {price}',
  options: 'Zur Auswahl',
  perUnit: 'pro {unit}',
  range: 'Preisspanne',
  rangeNote: 'Sie bekommen einen genauen Preis, bevor die Arbeit beginnt.',
  lower: 'Was es günstiger macht',
  higher: 'Was es teurer macht',
  action: 'Besuch anfragen',
  gallery: 'Unsere Arbeit',
};
