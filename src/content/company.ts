import type { Business } from './schema';

const facts = {
  name: 'BioSystem',
  tagline: 'Beyond clean, built to last',
  motto: 'Restore, protect, repeat',
  // From the range kept for fiction (555-01xx): nobody's phone rings.
  phone: '(770) 555-0142',
  email: 'hello@biosystem.example',
  area: 'North Atlanta, Georgia',
  cities: [
    'Alpharetta',
    'Roswell',
    'Johns Creek',
    'Milton',
    'Woodstock',
    'Cumming',
    'Canton',
    'Kennesaw',
    'Acworth',
    'Suwanee',
    'Dunwoody',
    'Peachtree Corners',
  ],
} as const satisfies Business['company'];

export const company: Business['company'] = facts;
export type Company = typeof facts;
