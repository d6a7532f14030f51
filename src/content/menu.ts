import type { Business } from './schema';

const facts = [
  { label: 'Why Us', href: '#about' },
  {
    label: 'Services',
    links: [
      { label: 'BioRinse', href: '/services/biorinse' },
      { label: 'BioBlast', href: '/services/bioblast' },
      { label: 'BioSeal', href: '/services/bioseal' },
      { label: 'BioBuild', href: '/services/biobuild' },
      { label: 'BioGuide', href: '/services/bioguide' },
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
