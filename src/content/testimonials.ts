import type { Business } from './schema';
import { names } from './shared';

/** Sample texts, to be replaced by the words of real customers. */
const facts = [
  {
    name: 'Dana R.',
    location: 'Alpharetta',
    quote:
      'The green on the north side had been there for years. Now I catch myself looking at the house when I pull in.',
    rating: 5,
    service: names.biorinse,
    sample: true,
  },
  {
    name: 'Marcus T.',
    location: 'Roswell',
    quote:
      'They told me what could wait, and it was most of the list. That is why I called them for the rest.',
    rating: 5,
    service: 'BioCheck',
    sample: true,
  },
  {
    name: 'Priya S.',
    location: 'Johns Creek',
    quote: 'Rain beads up on the patio now instead of soaking in. Sweeping it takes a minute.',
    rating: 5,
    service: names.bioseal,
    sample: true,
  },
  {
    name: 'Glenn and Carol W.',
    location: 'Woodstock',
    quote: 'The old paint came off the brick and the garden stayed as it was. Tidy people.',
    rating: 5,
    service: names.bioblast,
    sample: true,
  },
  {
    name: 'Elena M.',
    location: 'Peachtree Corners',
    quote: 'I no longer think about gutters. They write before they come, and they tell me what they saw.',
    rating: 5,
    service: 'BioCare',
    sample: true,
  },
] as const satisfies Business['testimonials'];

export const testimonials: Business['testimonials'] = facts;
export type Testimonials = typeof facts;
