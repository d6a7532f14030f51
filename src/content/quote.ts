import type { Business } from './schema';
import { addOnNames, anyPlan, names, prices } from './shared';

const facts = {
  groups: [
    {
      id: 'bioRinse',
      label: 'Clean and strip',
      step: 'core',
      items: [
        {
          id: 'biorinse',
          name: `${names.biorinse} soft wash`,
          description: 'Low-pressure cleaning of the surfaces you choose.',
          includes: [
            'Cleaning solution for algae and mildew',
            'Low-pressure rinse',
            'A look at every washed surface',
          ],
          bestFor: 'Siding, roofs and hard surfaces with green film or black streaks',
          price: prices['services.biorinse.card'],
        },
        {
          id: 'bioblast',
          name: `${names.bioblast} stripping`,
          description: 'Dustless blasting that takes off a layer that has failed.',
          includes: ['Assessment of the surface', 'Dustless blasting', 'Clean and rinse'],
          bestFor: 'Peeling paint, rust, old coatings and graffiti',
          price: prices['services.bioblast.card'],
        },
      ],
    },
    {
      id: 'bioSeal',
      label: 'Protect',
      step: 'core',
      items: [
        {
          id: 'bioseal',
          name: `${names.bioseal} protection`,
          description: 'A protective coat on a clean surface.',
          includes: ['A check that the surface is ready', 'Protective coat', 'Advice on care and renewal'],
          bestFor: 'Concrete, pavers, wood decks, fences and roofs',
          price: prices['services.bioseal.card'],
        },
      ],
    },
    {
      id: 'bioBuild',
      label: 'Repair and drain',
      step: 'core',
      items: [
        {
          id: 'hardscape',
          name: 'Hardscape repair',
          description: 'Pavers, joints, steps and small walls made sound.',
          includes: ['Loose pavers reset', 'Joints renewed', 'Site left clean'],
          bestFor: 'Sunken pavers and cracked or empty joints',
          price: prices['services.biobuild.page'],
        },
        {
          id: 'fascia-soffit',
          name: 'Fascia and soffit repair',
          description: 'Worn boards along the roofline repaired or replaced.',
          includes: ['Check of the roofline', 'Repair or replacement of worn boards', 'Site left clean'],
          bestFor: 'Soft, cracked or peeling boards below the roof edge',
          price: { min: 400, max: 900 },
        },
        {
          id: 'gutter',
          name: 'Gutter system',
          description: 'Gutters cleaned, secured or newly installed.',
          includes: ['Gutters and downspouts cleared', 'Loose runs secured', 'Check of where the water goes'],
          bestFor: 'Gutters that overflow, sag or leak',
          price: prices['services.bioguide.card'],
        },
      ],
    },
    {
      id: 'addOns',
      label: 'Add-ons',
      step: 'addOns',
      items: [
        {
          id: 'lighting',
          name: addOnNames.lighting,
          description: 'Outdoor lights for house, path and garden.',
          includes: ['A plan of the lights', 'Fixtures and wiring', 'Setting at dusk'],
          bestFor: 'Entrances, paths and trees that deserve to be seen at night',
          price: prices['addOns.lighting.prices.0.price'],
        },
        {
          id: 'bin-cleaning',
          name: addOnNames['bin-cleaning'],
          description: 'Trash and recycling bins washed out.',
          includes: ['Inside and outside washed', 'Rinse and deodorizing'],
          bestFor: 'Bins that you smell before you see them',
          price: prices['addOns.bin-cleaning.prices.0.price'],
        },
        {
          id: 'biocare',
          name: 'BioCare plan',
          description: 'Year-round care.',
          includes: ['Visits on a schedule', 'A discount on further work'],
          bestFor: 'Owners who want the house to stay as clean as it is today',
          price: anyPlan,
          monthly: true,
        },
      ],
    },
  ],
} as const satisfies Business['quote'];

export const quote: Business['quote'] = facts;
export type Quote = typeof facts;
