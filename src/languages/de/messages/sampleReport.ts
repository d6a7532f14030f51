import type { Messages } from '../../../content/messages';

export const sampleReport: Messages['sampleReport'] = {
  heading: 'Was Sie erhalten: ein Muster',
  lead: '',
  action: 'Prüfung anfragen',
  print: 'Dieses Muster drucken',
  title: 'Bericht',
  sample: 'Muster',
  property: 'Objekt',
  overview: 'Auf einen Blick',
  conditions: {
    now: 'Braucht jetzt Pflege',
    later: 'Kann warten',
    fine: 'Gut, wie es ist',
  },
  surfaces: 'Fläche für Fläche',
  advice: 'Unser Rat',
  work: 'Was wir empfehlen',
  workNow: 'Jetzt',
  workLater: 'Später',
  total: 'Insgesamt',
  prices: 'Das sind Preisspannen. Sie erhalten einen festen Preis, bevor die Arbeit beginnt.',
  next: 'Wie es weitergeht',
  pictures: 'Das Haus ist ein Beispiel, die Bilder sind Illustrationen.',
};
