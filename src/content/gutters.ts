import type { Business } from './schema';
import { prices } from './shared';

/** The options of BioGuide. */
const facts = [
  {
    id: 'clean',
    name: 'Clean',
    price: prices['gutters.clean.price'],
    description: 'Gutters and downspouts cleared, flushed and checked.',
  },
  {
    id: 'secure',
    name: 'Secure',
    price: { min: 295, max: 395 },
    description: 'Loose runs fastened, joints and corners made tight.',
  },
  {
    id: 'install',
    name: 'Install',
    price: { min: 7, max: 12 },
    unit: 'foot',
    description: 'New gutter where the old one is past saving.',
  },
] as const satisfies Business['gutters'];

export const gutters: Business['gutters'] = facts;
export type Gutters = typeof facts;
