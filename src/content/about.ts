import type { Business } from './schema';

const facts = [
  {
    title: 'We look before we quote',
    text: 'Every job begins with a free BioCheck: the surfaces, their protection, the way the water goes. You get it in writing the same day.',
  },
  {
    title: 'Only as much force as it needs',
    text: 'Low pressure where a surface is sound, stripping where an old layer has failed. We begin with the gentlest way that works.',
  },
  {
    title: 'Cleaned, then protected',
    text: 'A clean surface is the start. Sealing and a plan for the year keep it that way.',
  },
] as const satisfies Business['about'];

export const about: Business['about'] = facts;
export type About = typeof facts;
