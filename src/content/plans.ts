import type { Business } from './schema';
import { planPrices } from './shared';

/** The home page and the plans' own page list different features: both stand. */
const facts = [
  {
    id: 'essential',
    name: 'Essential',
    price: planPrices.essential,
    period: 'month',
    tagline: 'The basics, done on time',
    description: 'Regular washing for a home in good shape.',
    features: {
      home: ['2 soft washes a year', '10% discount', 'A look at every surface we wash'],
      page: ['10% discount on services', 'Soft washing on a schedule', 'Notes on what we see'],
    },
  },
  {
    id: 'protect',
    name: 'Protect',
    price: planPrices.protect,
    period: 'month',
    tagline: 'Clean, and kept that way',
    description: 'Washing and protection together, looked after through the year.',
    popular: true,
    features: {
      home: ['15% add-on discount', 'Soft washing on a schedule', 'Check of your surface protection'],
      page: [
        '15% discount on services',
        'Surface protection checked and noted',
        'Gutters looked at on each visit',
      ],
    },
  },
  {
    id: 'premium',
    name: 'Premium+',
    price: planPrices.premium,
    period: 'month',
    tagline: 'The whole outside, looked after',
    description: 'Every season covered, with money set aside for repairs.',
    features: {
      home: ['4 visits a year', '20% discount', '$200 annual repair credit'],
      page: ['20% discount on services', 'A visit each season', 'Repairs planned with you ahead of time'],
    },
  },
] as const satisfies Business['plans'];

export const plans: Business['plans'] = facts;
export type Plans = typeof facts;
