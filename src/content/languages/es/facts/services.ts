import { names } from '../../../shared';
import type { FactsTranslation } from '../../language';
import { alts } from './alts';

export const services: FactsTranslation['services'] = {
  biorinse: {
    name: names.biorinse,
    tagline: 'Limpieza con lavado suave',
    purpose:
      'Se lleva las algas, el moho y la mugre de revestimiento, techos y superficies duras con baja presión en lugar de fuerza.',
    bestFor: 'Revestimiento, techos, entradas de autos, patios, cercas y canaletas que se ven apagados',
    picture: { alt: alts.roofAfter },
  },
  bioblast: {
    name: names.bioblast,
    tagline: 'Remoción de capas con chorro sin polvo',
    purpose:
      'Quita pintura vieja, óxido, recubrimientos y grafiti, para que el acabado nuevo tenga una superficie sana a la que agarrarse.',
    bestFor: 'Pintura descascarada, óxido, recubrimientos que fallaron y grafiti',
    picture: { alt: alts.wallAfter },
  },
  bioseal: {
    name: names.bioseal,
    tagline: 'Sellado protector',
    purpose:
      'Pone una capa protectora sobre superficies limpias, para que al agua, a las manchas y al sol les cueste más entrar.',
    bestFor: 'Concreto, adoquines, terrazas de madera, cercas y techos',
    picture: { alt: alts.drivewayAfter },
  },
  biobuild: {
    name: names.biobuild,
    tagline: 'Reparación y renovación',
    purpose:
      'Arregla lo que la limpieza no puede: adoquines hundidos, juntas agrietadas, fascia y sofito gastados.',
    bestFor: 'Adoquines, muros, fascia y sofito que necesitan más que un lavado',
    picture: { alt: alts.jointsAfter },
  },
  bioguide: {
    name: names.bioguide,
    tagline: 'Sistemas de canaletas',
    purpose: 'Mantiene el agua de lluvia en su camino: canaletas limpias, aseguradas o nuevas.',
    bestFor: 'Canaletas que se desbordan, se aflojan o gotean',
    picture: { alt: alts.gutter },
  },
};
