import type { Business } from './schema';

/** The card and the page of a service may give different ranges: both stand. */
export const services: Business['services'] = [
  {
    id: 'biorinse',
    name: 'BioRinse',
    tagline: 'Soft-wash cleaning',
    purpose:
      'Lifts algae, mildew and grime from siding, roofs and hard surfaces with low pressure instead of force.',
    bestFor: 'Siding, roofs, driveways, patios, fences and gutters that look tired',
    card: { min: 275, max: 975 },
    page: { min: 275, max: 975 },
  },
  {
    id: 'bioblast',
    name: 'BioBlast',
    tagline: 'Dustless-blast stripping',
    purpose:
      'Takes off old paint, rust, coatings and graffiti, so that a new finish has a sound surface to hold on to.',
    bestFor: 'Peeling paint, rust, failed coatings and graffiti',
    card: { min: 450, max: 1800 },
    page: { min: 450, max: 1800 },
  },
  {
    id: 'bioseal',
    name: 'BioSeal',
    tagline: 'Protective sealing',
    purpose:
      'Puts a protective coat on clean surfaces, so that water, stains and sun have a harder time getting in.',
    bestFor: 'Concrete, pavers, wood decks, fences and roofs',
    card: { min: 495, max: 2200 },
    page: { min: 495, max: 1495, openEnded: true },
  },
  {
    id: 'biobuild',
    name: 'BioBuild',
    tagline: 'Repair and renew',
    purpose: 'Mends what cleaning cannot: sunken pavers, cracked joints, worn fascia and soffit.',
    bestFor: 'Hardscape, fascia and soffit that need more than a wash',
    card: { min: 400, max: 1200 },
    page: { min: 450, max: 1200 },
  },
  {
    id: 'bioguide',
    name: 'BioGuide',
    tagline: 'Gutter systems',
    purpose: 'Keeps rainwater on its way: gutters cleaned, secured, or newly installed.',
    bestFor: 'Gutters that overflow, sag or leak',
    card: { min: 275, max: 1200 },
    page: { min: 275, max: 425 },
  },
];
