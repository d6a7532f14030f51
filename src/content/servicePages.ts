import type { Business } from './schema';
import { names } from './shared';

const facts = [
  {
    id: 'biorinse',
    title: `${names.biorinse} soft-wash cleaning`,
    subtitle: 'A clean house, without the force of a pressure washer.',
    whatItDoes: `${names.biorinse} loosens algae, mildew, moss and grime with a cleaning solution and rinses them away at low pressure. The solution does the work, not the force of the water.`,
    whyItMatters:
      'Green film and black streaks are more than a stain. They hold moisture against siding, shingles and stone. Washing them off lets the surface dry and shows what, if anything, needs care.',
    bestFor: [
      'House siding',
      'Roofs with black streaks or moss',
      'Driveways and sidewalks',
      'Patios, porches and pool decks',
      'Wood and vinyl fences',
      'Stained gutters',
    ],
    priceFactors: {
      lower: ['One story', 'A light film', 'Easy to reach'],
      higher: ['Two stories or more', 'Heavy growth', 'Pavers, stone or wood', 'Hard to reach'],
    },
    gallery: [
      {
        src: 'builtin:siding-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same lap siding after a house wash: bright boards, clean trim and a white gutter',
      },
      {
        src: 'builtin:driveway-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same paver driveway after cleaning: warm tan pavers, clear joints and a white garage door',
      },
      {
        src: 'builtin:window-{480,768,960,1600}.{avif,webp}',
        alt: 'Spotless double-hung window with black shutters reflecting trees and evening sky',
      },
    ],
    comparison: {
      before: {
        src: 'builtin:roof-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Shingle roof seen from above with black algae streaks, lichen and moss',
      },
      after: {
        src: 'builtin:roof-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same shingle roof after soft washing, evenly weathered-wood brown without streaks',
      },
    },
  },
  {
    id: 'bioblast',
    title: `${names.bioblast} dustless-blast stripping`,
    subtitle: 'Down to a sound surface, with far less dust.',
    whatItDoes: `${names.bioblast} strips paint, rust, coatings and graffiti with a wet blast. Water keeps the dust down while the old layer comes off.`,
    whyItMatters:
      'A new finish lasts only as well as what lies below it. Stripping the failed layer first gives paint or sealer something firm to hold on to.',
    bestFor: [
      'Peeling paint and old stain',
      'Rust on metal',
      'Epoxy and other coatings',
      'Graffiti',
      'Brick and concrete before sealing',
    ],
    howItWorks: [
      {
        title: 'Assessment',
        text: 'We look at the surface and the layer on it, and choose how gently to begin.',
      },
      {
        title: 'Dustless blasting',
        text: 'The old layer comes off under a wet blast that keeps the dust down.',
      },
      {
        title: 'Clean and rinse',
        text: 'We rinse the surface and clear away what came off.',
      },
      {
        title: 'Ready for protection',
        text: `Clean and sound, the surface is ready for ${names.bioseal} or for your own finish.`,
      },
    ],
    next: 'bioseal',
    priceFactors: {
      lower: ['At ground level', 'A thin layer that is coming off', 'Easy to reach'],
      higher: ['Two stories or more', 'A heavy layer', 'Pavers, stone or wood below it', 'Hard to reach'],
    },
    comparison: {
      before: {
        src: 'builtin:wall-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Brick wall with old, peeling white paint',
      },
      after: {
        src: 'builtin:wall-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same wall stripped back to bare, clean red brick',
      },
    },
  },
  {
    id: 'bioseal',
    title: `${names.bioseal} protective sealing`,
    subtitle: 'Keep the clean you have just paid for.',
    whatItDoes: `${names.bioseal} puts a protective coat on clean concrete, pavers, wood and roofs. You choose among three tiers, by how long the protection should last.`,
    whyItMatters:
      'Bare surfaces soak up water, oil and stains. A sealed one sheds more of them, so it stays clean longer and is easier to wash the next time.',
    bestFor: [
      'Concrete driveways and walkways',
      'Paver patios',
      'Wood decks and fences',
      'Roofs',
      'Surfaces just cleaned or stripped',
    ],
    offers: 'tiers',
    priceFactors: {
      lower: ['The first tier', 'Plain concrete', 'Easy to reach'],
      higher: ['The tier that lasts longest', 'Pavers, stone or wood', 'Hard to reach'],
    },
    comparison: {
      before: {
        src: 'builtin:driveway-before-{480,768,960,1600}.{avif,webp}',
        alt: 'Herringbone paver driveway darkened by mildew, with moss and weeds in the joints in front of a stained garage door',
      },
      after: {
        src: 'builtin:driveway-after-{480,768,960,1600}.{avif,webp}',
        alt: 'The same paver driveway after cleaning: warm tan pavers, clear joints and a white garage door',
      },
    },
  },
  {
    id: 'biobuild',
    title: `${names.biobuild} repair and renew`,
    subtitle: 'Small repairs now, before they grow.',
    whatItDoes: `${names.biobuild} resets sunken pavers, renews joints, and repairs or replaces worn fascia and soffit.`,
    whyItMatters: 'A loose paver or a soft board lets water in. Mended early, it stays a small job.',
    bestFor: [
      'Sunken or loose pavers',
      'Cracked or empty joints',
      'Small retaining walls and steps',
      'Worn fascia and soffit',
    ],
    priceFactors: {
      lower: ['A few pavers or joints', 'Fascia and soffit of one story', 'Easy to reach'],
      higher: ['A wall, steps or a large area', 'Two stories or more', 'Heavy wear', 'Hard to reach'],
    },
    comparison: {
      before: {
        src: 'builtin:joints-before-{480,768,960}.{avif,webp}',
        alt: 'Pavers close up, with moss and weeds in their open joints',
      },
      after: {
        src: 'builtin:joints-after-{480,768,960}.{avif,webp}',
        alt: 'The same pavers clean and even, the joints cleared and renewed',
      },
    },
  },
  {
    id: 'bioguide',
    title: `${names.bioguide} gutter systems`,
    subtitle: 'Give rainwater one way to go: away from the house.',
    whatItDoes: `${names.bioguide} cleans gutters and downspouts, secures what hangs loose, and installs new gutter where the old one is past saving.`,
    whyItMatters:
      'An overflowing gutter sends water down the siding and towards the foundation. A clear one leads it away.',
    bestFor: [
      'Gutters full of leaves',
      'Sagging or loose runs',
      'Leaking corners and joints',
      'Homes that need new gutter',
    ],
    offers: 'gutters',
    priceFactors: {
      lower: ['Cleaning alone', 'One story', 'Easy to reach'],
      higher: ['Two stories or more', 'Gutters that have been full for long', 'Hard to reach'],
    },
    comparison: {
      before: {
        src: 'builtin:eave-before-{480,768,960}.{avif,webp}',
        alt: 'Eave with a stained gutter, and dark streaks on the siding where it has overflowed',
      },
      after: {
        src: 'builtin:eave-after-{480,768,960}.{avif,webp}',
        alt: 'The same eave with a clean white gutter and bright siding',
      },
    },
  },
] as const satisfies Business['servicePages'];

export const servicePages: Business['servicePages'] = facts;
export type ServicePages = typeof facts;
