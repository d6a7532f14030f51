import type { Business } from './schema';
import { names } from './shared';

const facts = [
  { label: 'Why Us', href: '#about' },
  {
    label: 'Services',
    links: [
      { label: names.biorinse, href: '/services/biorinse' },
      { label: names.bioblast, href: '/services/bioblast' },
      { label: names.bioseal, href: '/services/bioseal' },
      { label: names.biobuild, href: '/services/biobuild' },
      { label: names.bioguide, href: '/services/bioguide' },
      { label: 'Add-ons', href: '/services/add-ons' },
      { label: 'BioCare plans', href: '/biocare' },
      { label: 'Free BioCheck', href: '/biocheck' },
    ],
  },
  { label: 'Instant Estimator', href: '#packages' },
  { label: 'Gallery', href: '#gallery' },
  { label: 'Contact Us', href: '#contact' },
] as const satisfies Business['menu'];

export const menu: Business['menu'] = facts;
export type Menu = typeof facts;
