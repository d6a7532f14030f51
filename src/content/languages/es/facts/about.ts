import type { FactsTranslation } from '../../language';

export const about: FactsTranslation['about'] = [
  {
    title: 'Miramos antes de cotizar',
    text: 'Cada trabajo empieza con un BioCheck gratis: las superficies, su protección, el camino que toma el agua. Usted lo recibe por escrito el mismo día.',
  },
  {
    title: 'Solo la fuerza necesaria',
    text: 'Baja presión si la superficie está sana; remoción si la capa vieja ya no sirve. Siempre lo más suave que funcione.',
  },
  {
    title: 'Limpia, y después protegida',
    text: 'Una superficie limpia es el comienzo. El sellado y un plan para todo el año la mantienen así.',
  },
];
