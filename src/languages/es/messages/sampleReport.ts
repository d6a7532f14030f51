import type { Messages } from '../../../content/messages';

export const sampleReport: Messages['sampleReport'] = {
  heading: 'Lo que recibe: una muestra',
  lead: '',
  action: 'Solicitar una revisión',
  print: 'Imprimir esta muestra',
  title: 'Informe',
  sample: 'Muestra',
  property: 'Propiedad',
  overview: 'De un vistazo',
  conditions: {
    now: 'Necesita cuidado ahora',
    later: 'Puede esperar',
    fine: 'Está bien así',
  },
  surfaces: 'Superficie por superficie',
  advice: 'Nuestro consejo',
  work: 'Lo que recomendamos',
  workNow: 'Ahora',
  workLater: 'Más adelante',
  total: 'En total',
  prices: 'Son rangos de precios. Usted recibe un precio exacto antes de que empiece cualquier trabajo.',
  next: 'Qué sigue',
  pictures: 'La casa es un ejemplo y las fotos son ilustraciones.',
};
