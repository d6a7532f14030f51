import type { Business } from './schema';

export const map: Business['map'] = {
  embed: 'https://www.google.com/maps?q={query}&output=embed',
  page: 'https://www.google.com/maps/search/?api=1&query={query}',
};
