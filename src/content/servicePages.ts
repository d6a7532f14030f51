import type { Business } from './schema';

export const servicePages: Business['servicePages'] = [
  {
    id: 'biorinse',
    title: 'BioRinse soft-wash cleaning',
    subtitle: 'A clean house, without the force of a pressure washer.',
    whatItDoes:
      'BioRinse loosens algae, mildew, moss and grime with a cleaning solution and rinses them away at low pressure. The solution does the work, not the force of the water.',
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
  },
  {
    id: 'bioblast',
    title: 'BioBlast dustless-blast stripping',
    subtitle: 'Down to a sound surface, with far less dust.',
    whatItDoes:
      'BioBlast strips paint, rust, coatings and graffiti with a wet blast. Water keeps the dust down while the old layer comes off.',
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
        text: 'Clean and sound, the surface is ready for BioSeal or for your own finish.',
      },
    ],
  },
  {
    id: 'bioseal',
    title: 'BioSeal protective sealing',
    subtitle: 'Keep the clean you have just paid for.',
    whatItDoes:
      'BioSeal puts a protective coat on clean concrete, pavers, wood and roofs. You choose among three tiers, by how long the protection should last.',
    whyItMatters:
      'Bare surfaces soak up water, oil and stains. A sealed one sheds more of them, so it stays clean longer and is easier to wash the next time.',
    bestFor: [
      'Concrete driveways and walkways',
      'Paver patios',
      'Wood decks and fences',
      'Roofs',
      'Surfaces just cleaned or stripped',
    ],
  },
  {
    id: 'biobuild',
    title: 'BioBuild repair and renew',
    subtitle: 'Small repairs now, before they grow.',
    whatItDoes:
      'BioBuild resets sunken pavers, renews joints, and repairs or replaces worn fascia and soffit.',
    whyItMatters: 'A loose paver or a soft board lets water in. Mended early, it stays a small job.',
    bestFor: [
      'Sunken or loose pavers',
      'Cracked or empty joints',
      'Small retaining walls and steps',
      'Worn fascia and soffit',
    ],
  },
  {
    id: 'bioguide',
    title: 'BioGuide gutter systems',
    subtitle: 'Give rainwater one way to go: away from the house.',
    whatItDoes:
      'BioGuide cleans gutters and downspouts, secures what hangs loose, and installs new gutter where the old one is past saving.',
    whyItMatters:
      'An overflowing gutter sends water down the siding and towards the foundation. A clear one leads it away.',
    bestFor: [
      'Gutters full of leaves',
      'Sagging or loose runs',
      'Leaking corners and joints',
      'Homes that need new gutter',
    ],
  },
];
