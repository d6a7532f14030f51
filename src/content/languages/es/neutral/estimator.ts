import type { NeutralMessages } from '../../../messages/neutral';

export const estimator: Pick<NeutralMessages, 'estimator'> = {
  estimator: {
    steps: { services: { heading: '¿Qué necesita?' }, addOns: { heading: '¿Algo más?' } },
    result: { confirm: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.' },
    book: 'Enviar una solicitud',
    contactIntro: '',
    thanksPromise: 'Nos comunicaremos con usted.',
  },
};
