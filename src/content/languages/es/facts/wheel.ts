import type { FactsTranslation } from '../../language';

export const wheel: FactsTranslation['wheel'] = {
  cleaning: { label: 'Limpieza', description: 'Lavado suave que se lleva la mugre.' },
  stripping: { label: 'Remoción', description: 'Fuera la pintura vieja, el óxido y los recubrimientos.' },
  sealing: { label: 'Sellado', description: 'Protección para superficies limpias.' },
  repair: { label: 'Reparación', description: 'Adoquines, juntas, fascia y sofito, otra vez firmes.' },
  gutters: { label: 'Canaletas', description: 'El agua de lluvia, lejos de la casa.' },
  plans: { label: 'Planes de mantenimiento', description: 'Cuidado todo el año, en fechas fijas.' },
  inspection: { label: 'Revisión gratis', description: 'Le decimos cómo está su casa.' },
};
