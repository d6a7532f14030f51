import type { Business } from './schema';
import { tierPrices } from './shared';

/** The tiers of BioSeal. */
const facts = [
  {
    id: 'hydroshield',
    name: 'HydroShield',
    from: tierPrices.hydroshield,
    lasts: '1 year',
    description: 'Sheds water. A sound start for surfaces that see little wear.',
  },
  {
    id: 'fusionguard',
    name: 'FusionGuard',
    from: tierPrices.fusionguard,
    lasts: '3 years',
    description: 'Stands up to weather and daily feet. For patios, walks and decks.',
  },
  {
    id: 'infinitycoat',
    name: 'InfinityCoat',
    from: tierPrices.infinitycoat,
    lasts: '5+ years',
    description: 'Our most lasting coat, for driveways and hard-worked surfaces.',
  },
] as const satisfies Business['tiers'];

export const tiers: Business['tiers'] = facts;
export type Tiers = typeof facts;
