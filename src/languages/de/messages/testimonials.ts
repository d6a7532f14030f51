import type { Messages } from '../../../content/messages';

export const testimonials: Messages['testimonials'] = {
  heading: 'Was andere sagen',
  carousel: 'Karussell',
  track: 'Stimmen unserer Kunden',
  slide: 'Stimme',
  position: '{number} von {count}',
  show: 'Stimme {number} zeigen',
  previous: 'Vorige Stimme',
  next: 'Nächste Stimme',
  pause: 'Anhalten',
  play: 'Abspielen',
  rating: '{rating} von 5 Sternen',
  sample: 'Beispieltext, kein echter Kunde',
};
