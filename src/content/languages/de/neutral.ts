import type { Language } from '../language';

export const neutralMessages: Language['neutralMessages'] = {
  estimator: {
    steps: { services: { heading: 'Was dürfen wir für Sie tun?' }, addOns: { heading: 'Noch etwas?' } },
    result: { confirm: 'Sie bekommen einen genauen Preis, bevor die Arbeit beginnt.' },
    book: 'Anfrage senden',
    hints: { question: '' },
    contactIntro: '',
    questionIntro: 'Ihre Preisspanne schicken wir mit.',
    thanksPromise: 'Wir melden uns bei Ihnen.',
    thanksVisit: 'Sie bekommen einen genauen Preis, bevor die Arbeit beginnt.',
  },
  photos: { tip: 'Am meisten helfen zwei: eines aus der Entfernung, eines aus der Nähe.' },
};
