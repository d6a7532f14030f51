import type { FactsTranslation } from '../../language';
import { alts } from './alts';
import { addOnNames } from './shared';

export const addOns: FactsTranslation['addOns'] = {
  lighting: {
    name: addOnNames.lighting,
    description: 'Luz cálida para el frente de la casa, el camino y sus árboles favoritos.',
    picture: { alt: alts.dusk },
  },
  'bin-cleaning': {
    name: addOnNames['bin-cleaning'],
    description: 'Contenedores de basura y reciclaje, lavados por dentro y por fuera junto a la calle.',
    picture: { alt: alts.bins },
    prices: [
      { label: 'Una sola vez', note: '2 contenedores' },
      { label: 'Cada mes' },
      { label: 'Cada tres meses', unit: 'visita' },
    ],
  },
  glass: {
    name: addOnNames.glass,
    description: 'Ventanas y puertas de vidrio, transparentes hasta las esquinas.',
    picture: { alt: alts.window },
  },
};
