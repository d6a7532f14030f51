import type { Business } from './schema';
import { addOnNames, prices } from './shared';

const facts = [
  {
    id: 'lighting',
    name: addOnNames.lighting,
    description: 'Warm light for the front of the house, the path and the trees you like best.',
    picture: {
      src: 'builtin:dusk-{480,768,960,1600}.{avif,webp}',
      alt: 'House at dusk with warm architectural up-lighting on brick and siding, glowing windows and path lights',
    },
    prices: [{ price: prices['addOns.lighting.prices.0.price'] }],
  },
  {
    id: 'bin-cleaning',
    name: addOnNames['bin-cleaning'],
    description: 'Trash and recycling bins, washed inside and out at the curb.',
    picture: {
      src: 'builtin:bins-{480,768,960,1600}.{avif,webp}',
      alt: 'Two clean wheelie bins, green and blue, standing on pavers beside a garage door',
    },
    prices: [
      { label: 'One-time', price: prices['addOns.bin-cleaning.prices.0.price'], note: '2 bins' },
      { label: 'Monthly', price: { min: 15, max: 20 } },
      { label: 'Quarterly', price: { min: 25, max: 30 }, unit: 'visit' },
    ],
  },
  {
    id: 'glass',
    name: addOnNames.glass,
    description: 'Windows and glass doors, clear to the corners.',
    picture: {
      src: 'builtin:window-{480,768,960,1600}.{avif,webp}',
      alt: 'Spotless double-hung window with black shutters reflecting trees and evening sky',
    },
    prices: [{ price: { min: 150, max: 450 } }],
  },
] as const satisfies Business['addOns'];

export const addOns: Business['addOns'] = facts;
export type AddOns = typeof facts;
