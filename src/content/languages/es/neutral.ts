import type { NeutralMessages } from '../../messages/neutral';

export const neutralMessages: NeutralMessages = {
  about: { heading: 'Por qué elegirnos', lead: '' },
  addOns: { heading: 'Adicionales' },
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
  },
  banner: { heading: '¿Le hacemos una visita?', text: '', button: 'Solicitar una visita' },
  biocheck: { heading: 'Nuestra revisión', lead: '', action: 'Solicitar una revisión' },
  contact: {
    heading: 'Contáctenos',
    intro: 'Díganos cómo comunicarnos con usted y qué necesita.',
    labels: { serviceAddress: 'Dirección', areasOfConcern: '¿Qué necesita?' },
    hints: { serviceAddress: 'Calle, ciudad y código postal.', areasOfConcern: '' },
    button: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud...',
    success: '¡Gracias! Ya recibimos su solicitud. Nos comunicaremos con usted.',
    withoutScript:
      'Este formulario necesita JavaScript, que está desactivado. Por favor, llámenos al {phone}.',
  },
  estimator: {
    steps: { services: { heading: '¿Qué necesita?' }, addOns: { heading: '¿Algo más?' } },
    result: { confirm: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.' },
    book: 'Enviar una solicitud',
    contactIntro: '',
    thanksPromise: 'Nos comunicaremos con usted.',
  },
  gallery: { heading: 'Nuestro trabajo', lead: '', note: '' },
  header: { action: 'Solicitar una visita' },
  hero: {
    headline: '{company}',
    subline: '',
    auditButton: 'Solicitar una visita',
    plansButton: '',
    promises: { check: '', price: '', answer: '' },
  },
  map: { lead: '' },
  plans: {
    heading: 'Planes',
    lead: '',
    pageHeading: 'Planes',
    service: 'Plan',
    benefits: 'Qué le ofrece un plan',
  },
  quote: { promise: 'Nos comunicaremos con usted para confirmar su precio exacto.' },
  servicePage: {
    tiers: 'Opciones',
    gutters: 'Opciones',
    range: 'Rango de precios',
    rangeNote: 'Usted recibe un precio exacto antes de que empiece cualquier trabajo.',
    action: 'Solicitar una visita',
    gallery: 'Nuestro trabajo',
  },
  services: { heading: 'Servicios', lead: '' },
  wheel: { heading: 'Lo que hacemos', lead: '', addOns: '' },
};
