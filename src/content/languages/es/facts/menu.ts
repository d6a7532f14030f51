import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';

export const menu: FactsTranslation['menu'] = [
  { label: 'Por qué nosotros' },
  {
    label: 'Servicios',
    links: [
      { label: names.biorinse },
      { label: names.bioblast },
      { label: names.bioseal },
      { label: names.biobuild },
      { label: names.bioguide },
      { label: 'Adicionales' },
      { label: 'Planes BioCare' },
      { label: 'BioCheck gratis' },
    ],
  },
  { label: 'Estimado al instante' },
  { label: 'Galería' },
  { label: 'Contacto' },
];
