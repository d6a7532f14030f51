import type { Business } from './schema';

export const links: Business['links'] = {
  home: '/',
  audit: '#audit',
  contact: '#contact',
  plans: '#biocare',
  estimate: '#estimate',
  addOns: '/services/add-ons',
};
