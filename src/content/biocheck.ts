import type { Business } from './schema';

const facts = {
  checked: [
    {
      title: 'Surface condition',
      text: 'Algae, stains, wear and failing finishes on siding, roof, wood and stone.',
    },
    {
      title: 'Protection status',
      text: 'Which surfaces are sealed, and whether the seal still does its work.',
    },
    {
      title: 'Water flow and drainage',
      text: 'Where rain runs along the gutters, down the spouts and away from the house.',
    },
    {
      title: 'Structural concerns',
      text: 'Loose boards, sunken pavers, cracks: whatever should not wait.',
    },
  ],
  received: [
    {
      title: 'Surface health report',
      text: 'What we saw, surface by surface, in plain words.',
    },
    {
      title: 'Honest recommendations',
      text: 'What needs doing now, what can wait, and what is fine as it is.',
    },
    {
      title: 'Same-day quote',
      text: 'A price range for the work you ask about, on the day of the visit.',
    },
    {
      title: 'No-pressure approach',
      text: 'The BioCheck is free. Take the report and decide when it suits you.',
    },
  ],
} as const satisfies Business['biocheck'];

export const biocheck: Business['biocheck'] = facts;
export type Biocheck = typeof facts;
