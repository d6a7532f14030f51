import type { Business } from './schema';

const facts = [
  {
    id: 'cleaning',
    label: 'Cleaning',
    description: 'Soft washing that lifts grime without force.',
    href: '#biorinse',
  },
  {
    id: 'stripping',
    label: 'Stripping',
    description: 'Old paint, rust and coatings come off.',
    href: '/services/bioblast',
  },
  {
    id: 'sealing',
    label: 'Sealing',
    description: 'A protective coat for clean surfaces.',
    href: '#bioseal',
  },
  {
    id: 'repair',
    label: 'Repair',
    description: 'Pavers, joints, fascia and soffit made sound.',
    href: '#biobuild',
  },
  {
    id: 'gutters',
    label: 'Gutters',
    description: 'Rainwater led away from the house.',
    href: '#bioguide',
  },
  {
    id: 'plans',
    label: 'Maintenance plans',
    description: 'Care all year, on a schedule.',
    href: '/biocare',
  },
  {
    id: 'inspection',
    label: 'Free inspection',
    description: 'A BioCheck tells you where your home stands.',
    href: '/biocheck',
  },
] as const satisfies Business['wheel'];

export const wheel: Business['wheel'] = facts;
export type Wheel = typeof facts;
