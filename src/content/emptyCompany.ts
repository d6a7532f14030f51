import type { Business } from './schema';

/** A firm of which nothing is known. */
export const emptyCompany: Business['company'] = {
  name: '',
  tagline: '',
  motto: '',
  logo: '',
  phone: '',
  email: '',
  area: '',
  cities: [],
};
