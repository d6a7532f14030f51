import type { Business } from './schema';

const facts = {
  benefits: [
    {
      title: 'Nothing to remember',
      text: 'We keep the calendar and tell you before we come.',
    },
    {
      title: 'Trouble seen early',
      text: 'Someone who knows your house looks at it on every visit and tells you what has changed.',
    },
    {
      title: 'Lower prices',
      text: 'Every plan brings a discount on other work.',
    },
  ],
} as const satisfies Business['biocare'];

export const biocare: Business['biocare'] = facts;
export type Biocare = typeof facts;
