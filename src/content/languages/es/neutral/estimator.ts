import type { NeutralMessages } from '../../../messages/neutral';

export const estimator: Pick<NeutralMessages, 'estimator' | 'photos'> = {
  estimator: {
    steps: { services: { heading: '¿Qué necesita?' }, addOns: { heading: '¿Algo más?' } },
    result: { confirm: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.' },
    book: 'Enviar una solicitud',
    hints: { question: '' },
    contactIntro: '',
    questionIntro: 'Su estimado va incluido.',
    thanksPromise: 'Nos comunicaremos con usted.',
    thanksVisit: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.',
  },
  photos: { tip: 'Dos ayudan más: una de lejos y una de cerca.' },
};
