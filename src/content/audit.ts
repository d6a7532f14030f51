import type { Business } from './schema';

const noProtection = 'No, thanks. Just cleaning for now.';

const facts = {
  cleaningServices: [
    'House Siding',
    'Roof (Black Streaks, Moss)',
    'Driveway & Sidewalks',
    'Patio, Porch, or Pool Deck',
    'Fence (Wood or Vinyl)',
    'Gutters (Stains or Brightening)',
  ],
  strippingServices: [
    'Paint or Stain Removal',
    'Rust Removal',
    'Coating Removal (Epoxy, etc.)',
    'Graffiti Removal',
    "I'm not sure if I need this",
  ],
  protectionServices: [
    'Sealing Concrete or Pavers',
    'Waterproofing Wood Deck or Fence',
    'Protecting my Roof',
    'Learning more about a maintenance plan',
    noProtection,
  ],
  noProtection,
} as const satisfies Business['audit'];

export const audit: Business['audit'] = facts;
export type Audit = typeof facts;
