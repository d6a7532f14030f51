import type { Business } from './schema';

/** The currency of every price, as an ISO 4217 code. */
export const currency: Business['currency'] = 'USD';
