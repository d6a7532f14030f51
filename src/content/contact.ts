import type { Business } from './schema';

export const contact: Business['contact'] = {
  hearAboutUs: ['Google Search', 'Facebook', 'Referral', 'Nextdoor', 'Door Hanger', 'Other'],
};
