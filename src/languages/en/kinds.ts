import type { KindNames } from '../../domain/leadKinds';

/** What a lead of each kind is called. */
export const kinds: KindNames = {
  contact: {
    name: 'Visit',
    form: 'Contact form',
    title: 'Visit request',
    request: 'your request for a visit',
  },
  audit: {
    name: 'Audit',
    form: 'Audit',
    title: 'Inspection request',
    request: 'your request for an inspection',
  },
  estimate: {
    name: 'Estimate',
    form: 'Price estimator',
    title: 'Estimate request',
    request: 'your request from the price estimator',
  },
  quote: { name: 'Quote', form: 'Quote', title: 'Signed quote', request: 'the quote that you signed' },
};
