import type { KindNames } from '../../domain/leadKinds';

export const kinds: KindNames = {
  contact: {
    name: 'Visita',
    form: 'Formulario de contacto',
    title: 'Solicitud de visita',
    request: 'su solicitud de visita',
  },
  audit: {
    name: 'Inspección',
    form: 'Inspección',
    title: 'Solicitud de inspección',
    request: 'su solicitud de inspección',
  },
  estimate: {
    name: 'Estimación',
    form: 'Calculadora de precios',
    title: 'Solicitud de estimado',
    request: 'su solicitud de la calculadora de precios',
  },
  quote: {
    name: 'Presupuesto',
    form: 'Presupuesto',
    title: 'Cotización firmada',
    request: 'la cotización que firmó',
  },
};
