import type { KindNames } from '../../domain/leadKinds';

export const kinds: KindNames = {
  contact: { name: 'Visita', title: 'Solicitud de visita', request: 'su solicitud de visita' },
  audit: { name: 'Inspección', title: 'Solicitud de inspección', request: 'su solicitud de inspección' },
  estimate: {
    name: 'Estimación',
    title: 'Solicitud de estimado',
    request: 'su solicitud de la calculadora de precios',
  },
  quote: { name: 'Presupuesto', title: 'Cotización firmada', request: 'la cotización que firmó' },
};
