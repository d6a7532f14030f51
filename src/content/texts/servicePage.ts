import type { Words } from '../wordsSchema';

export const servicePageTexts: Words['servicePage'] = {
  whatItDoes: 'What It Does',
  whyItMatters: 'Why It Matters',
  bestFor: 'Best For',
  howItWorks: 'How It Works',
  next: 'Next: {service}',
  tiers: 'Choose how long it lasts',
  lasts: 'Lasts {time}',
  gutters: 'Cleaned, secured or new',
  perUnit: 'per {unit}',
  range: 'Investment Range',
  rangeNote: 'The free visit settles the price before any work begins.',
  action: 'Book a free BioCheck',
  gallery: 'How it looks',
};
