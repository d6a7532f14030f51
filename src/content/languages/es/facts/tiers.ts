import type { FactsTranslation } from '../../language';

/** The tiers of BioSeal. */
export const tiers: FactsTranslation['tiers'] = {
  hydroshield: {
    name: 'HydroShield',
    lasts: '1 año',
    description: 'Repele el agua. Un buen comienzo para superficies con poco desgaste.',
  },
  fusionguard: {
    name: 'FusionGuard',
    lasts: '3 años',
    description: 'Resiste el clima y las pisadas de todos los días. Para patios, caminos y terrazas.',
  },
  infinitycoat: {
    name: 'InfinityCoat',
    lasts: '5+ años',
    description: 'Nuestra capa más duradera, para entradas de autos y superficies de mucho uso.',
  },
};
