/** Firms that are not the built-in one. */
import { readFileSync } from 'node:fs';

const example = (name: string): object =>
  JSON.parse(readFileSync(`demo/public/examples/${name}.json`, 'utf8')) as object;

/** A firm with facts in every topic. */
const full = {
  company: {
    name: 'Bug Off',
    tagline: 'Gone, and staying gone',
    motto: 'No bugs',
    logo: 'BO',
    phone: '0800 555 0199',
    email: 'help@bugoff.example',
    area: 'Denver, Colorado',
    cities: ['Denver', 'Aurora'],
  },
  menu: [
    { label: 'Pests', links: [{ label: 'Ants', href: '/ants' }] },
    { label: 'Questions', href: '#faq-section' },
  ],
  footer: [{ title: 'Help', links: [{ label: 'Imprint', href: '/imprint' }] }],
  about: [{ title: 'Safe for pets', text: 'Baits stand where no paw gets.' }],
  gallery: [{ id: 'nest', title: 'Wasp nest', picture: { src: '/nest.svg', alt: 'A wasp nest' } }],
  services: [{ id: 'ants', name: 'Ants', tagline: 'Out of the kitchen', card: { min: 90, max: 180 } }],
  servicePages: [
    {
      id: 'ants',
      title: 'Ants',
      whatItDoes: 'Finds the nest.',
      whyItMatters: 'Ants come back.',
      bestFor: ['Kitchens'],
      howItWorks: [{ title: 'Look', text: 'Follow the trail.' }],
    },
  ],
  wheel: [{ id: 'ants', label: 'Ants', description: 'Trail to nest.', href: '#ants' }],
  estimator: {
    items: [{ id: 'ants', name: 'Ants', group: 'services', price: { min: 90, max: 180 } }],
    modifiers: [
      {
        id: 'pets',
        label: 'Pets',
        step: 'property',
        options: [
          { id: 'no', label: 'None', factor: 1 },
          { id: 'yes', label: 'Some', factor: 1.1 },
        ],
      },
    ],
  },
  quote: {
    groups: [
      {
        id: 'pests',
        label: 'Pests',
        step: 'core',
        items: [{ id: 'ants', name: 'Ants', price: { min: 90, max: 180 } }],
      },
    ],
  },
  plans: [
    {
      id: 'year',
      name: 'All year',
      price: { min: 20, max: 30 },
      period: 'month',
      features: { home: ['Four visits'], page: ['Four visits'] },
    },
  ],
  biocare: { benefits: [{ title: 'Calm', text: 'We come before they do.' }] },
  addOns: [{ id: 'bait', name: 'Bait refill', prices: [{ price: { min: 10, max: 20 } }] }],
  biocheck: { checked: [{ title: 'Kitchen', text: 'Behind the stove.' }], received: [] },
  faqs: [{ id: 'pets', question: 'Is it safe for pets?', answer: 'It is.', quick: true }],
  testimonials: [
    {
      name: 'Kim',
      quote: 'Not one ant.',
      rating: 5,
      source: { name: 'Yelp', href: 'https://yelp.example/1' },
      date: '2026-05-14',
    },
  ],
  trust: {
    founded: 1987,
    licenses: [{ id: 'state', name: 'Pest control operator', number: 'PR 0', authority: 'State board' }],
    insurance: { text: 'General liability', insurer: 'Harbor Mutual', amount: 1_000_000 },
    guarantee: { title: 'No ant, or we come back', text: 'Free of charge, for a year.' },
    people: [{ id: 'lou', name: 'Lou', role: 'Technician', text: 'Knows where they hide.' }],
  },
  sampleReport: {
    surfaces: [{ id: 'sink', name: 'Sink', condition: 'now', found: 'A trail.', advice: 'Bait it.' }],
    work: [{ id: 'bait', name: 'Bait', when: 'now', price: { min: 10, max: 20 } }],
    next: ['Read it.'],
  },
  contact: { hearAboutUs: ['A neighbor'] },
  audit: { cleaningServices: ['Attic'], strippingServices: [], protectionServices: [] },
};

/** Their configs, by a name for the test. */
export const foreignFirms: Record<string, object> = {
  'that names nothing but itself': { company: { name: 'Bug Off' } },
  'with facts in every topic': full,
  'that washes windows': example('window-cleaning'),
  'that mows lawns, in German': example('lawn-care'),
};
