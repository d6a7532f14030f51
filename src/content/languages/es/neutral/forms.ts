import type { NeutralMessages } from '../../../messages/neutral';

export const forms: Pick<NeutralMessages, 'audit' | 'contact' | 'quote'> = {
  audit: {
    title: 'Solicitar una visita',
    progress: 'Pasos de su solicitud',
    steps: {
      info: { heading: '¿Adónde vamos y cómo nos comunicamos con usted?', intro: '' },
      submit: { intro: 'Las dos cosas son opcionales.' },
    },
    hints: {
      serviceAddress: 'Calle, ciudad y código postal.',
      notes: 'Por ejemplo: la clave del portón o un perro.',
    },
    thanks: '¡Gracias! Su solicitud fue enviada.',
    thanksPromise: 'Nos comunicaremos con usted para acordar la hora.',
    thanksVisit: '',
  },
  contact: {
    heading: 'Contáctenos',
    intro: 'Díganos cómo comunicarnos con usted y qué necesita.',
    labels: { serviceAddress: 'Dirección', areasOfConcern: '¿Qué necesita?' },
    hints: { serviceAddress: 'Calle, ciudad y código postal.', areasOfConcern: '' },
    button: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud...',
    success: '¡Gracias! Ya recibimos su solicitud. Nos comunicaremos con usted.',
    nextContact: 'Nos comunicaremos con usted.',
    nextVisit: '',
    withoutScript:
      'Este formulario necesita JavaScript, que está desactivado. Por favor, llámenos al {phone}.',
  },
  quote: { promise: 'Nos comunicaremos con usted para confirmar su precio exacto.' },
};
