import type { Business } from './schema';
import { allTiersOpen, names, prices } from './shared';

/** The card and the page of a service may give different ranges: both stand. Without a range of its own, a page shows the card's. */
const facts = [
  {
    id: 'biorinse',
    href: '/services/biorinse',
    name: names.biorinse,
    tagline: 'Soft-wash cleaning',
    purpose:
      'Lifts algae, mildew and grime from siding, roofs and hard surfaces with low pressure instead of force.',
    bestFor: 'Siding, roofs, driveways, patios, fences and gutters that look tired',
    picture: {
      src: 'builtin:roof-after-{480,768,960,1600}.{avif,webp}',
      alt: 'The same shingle roof after soft washing, evenly weathered-wood brown without streaks',
    },
    card: prices['services.biorinse.card'],
  },
  {
    id: 'bioblast',
    href: '/services/bioblast',
    name: names.bioblast,
    tagline: 'Dustless-blast stripping',
    purpose:
      'Takes off old paint, rust, coatings and graffiti, so that a new finish has a sound surface to hold on to.',
    bestFor: 'Peeling paint, rust, failed coatings and graffiti',
    picture: {
      src: 'builtin:wall-after-{480,768,960,1600}.{avif,webp}',
      alt: 'The same wall stripped back to bare, clean red brick',
    },
    card: prices['services.bioblast.card'],
  },
  {
    id: 'bioseal',
    href: '/services/bioseal',
    name: names.bioseal,
    tagline: 'Protective sealing',
    purpose:
      'Puts a protective coat on clean surfaces, so that water, stains and sun have a harder time getting in.',
    bestFor: 'Concrete, pavers, wood decks, fences and roofs',
    picture: {
      src: 'builtin:driveway-after-{480,768,960,1600}.{avif,webp}',
      alt: 'The same paver driveway after cleaning: warm tan pavers, clear joints and a white garage door',
    },
    card: prices['services.bioseal.card'],
    page: allTiersOpen,
  },
  {
    id: 'biobuild',
    href: '/services/biobuild',
    name: names.biobuild,
    tagline: 'Repair and renew',
    purpose: 'Mends what cleaning cannot: sunken pavers, cracked joints, worn fascia and soffit.',
    bestFor: 'Hardscape, fascia and soffit that need more than a wash',
    picture: {
      src: 'builtin:joints-after-{480,768,960}.{avif,webp}',
      alt: 'Pavers close up, clean and even, the joints cleared and renewed',
    },
    card: { min: 400, max: 1200 },
    page: prices['services.biobuild.page'],
  },
  {
    id: 'bioguide',
    href: '/services/bioguide',
    name: names.bioguide,
    tagline: 'Gutter systems',
    purpose: 'Keeps rainwater on its way: gutters cleaned, secured, or newly installed.',
    bestFor: 'Gutters that overflow, sag or leak',
    picture: {
      src: 'builtin:gutter-{480,768,960,1600}.{avif,webp}',
      alt: 'Corner of a clean white gutter with downspout under a shingle roof, trees behind',
    },
    card: prices['services.bioguide.card'],
    page: prices['gutters.clean.price'],
  },
] as const satisfies Business['services'];

export const services: Business['services'] = facts;
export type Services = typeof facts;
