import type { Business } from './schema';

const facts = {
  hearAboutUs: ['Google Search', 'Facebook', 'Referral', 'Nextdoor', 'Door Hanger', 'Other'],
} as const satisfies Business['contact'];

export const contact: Business['contact'] = facts;
export type Contact = typeof facts;
