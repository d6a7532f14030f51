import type { FactsTranslation } from '../../language';

export const plans: FactsTranslation['plans'] = {
  essential: {
    name: 'Essential',
    period: 'mes',
    tagline: 'Lo básico, hecho a tiempo',
    description: 'Lavado regular para una casa en buen estado.',
    features: {
      home: ['2 lavados suaves al año', '10% de descuento', 'Revisión de cada superficie que lavamos'],
      page: ['10% de descuento en servicios', 'Lavado suave según un calendario', 'Notas sobre lo que vemos'],
    },
  },
  protect: {
    name: 'Protect',
    period: 'mes',
    tagline: 'Limpia, y que siga así',
    description: 'Lavado y protección juntos, con cuidado durante todo el año.',
    features: {
      home: [
        '15% de descuento en adicionales',
        'Lavado suave según un calendario',
        'Revisión de la protección de sus superficies',
      ],
      page: [
        '15% de descuento en servicios',
        'Protección de las superficies revisada y anotada',
        'Revisión de las canaletas en cada visita',
      ],
    },
  },
  premium: {
    name: 'Premium+',
    period: 'mes',
    tagline: 'Todo el exterior, bien cuidado',
    description: 'Todas las estaciones cubiertas, con dinero reservado para reparaciones.',
    features: {
      home: ['4 visitas al año', '20% de descuento', '$200 de crédito anual para reparaciones'],
      page: [
        '20% de descuento en servicios',
        'Una visita en cada estación',
        'Reparaciones planeadas con usted por adelantado',
      ],
    },
  },
};
