import { emptyCompany } from './emptyCompany';
import type { Business } from './schema';

/** Every topic of facts, with nothing in it that is a firm's: what a config that describes a firm is read into. */
export const emptyFacts: Omit<Business, 'texts'> = {
  company: emptyCompany,
  currency: 'USD',
  locale: '',
  links: {
    home: '/',
    audit: '#audit',
    contact: '#contact',
    plans: '#plans',
    estimate: '#estimate',
    addOns: '#add-ons',
  },
  menu: [],
  footer: [],
  pictures: {},
  map: {
    embed: 'https://www.google.com/maps?q={query}&output=embed',
    page: 'https://www.google.com/maps/search/?api=1&query={query}',
  },
  about: [],
  gallery: [],
  services: [],
  servicePages: [],
  wheel: [],
  estimator: {
    groups: [
      { id: 'services', step: 'services' },
      { id: 'addOns', step: 'addOns' },
    ],
    items: [],
    modifiers: [],
    propertyTypes: [],
    visitHours: { min: 0, max: 0 },
    preselected: [],
    stepsOff: [],
    servedZips: [],
  },
  quote: { groups: [] },
  plans: [],
  biocare: { benefits: [] },
  tiers: [],
  gutters: [],
  addOns: [],
  biocheck: { checked: [], received: [] },
  faqs: [],
  testimonials: [],
  contact: { hearAboutUs: [] },
  audit: { cleaningServices: [], strippingServices: [], protectionServices: [], noProtection: '', areas: [] },
  theme: {},
};
