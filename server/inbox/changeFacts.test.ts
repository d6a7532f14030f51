import { expect, it } from 'vitest';
import { changeFacts, FactError } from './changeFacts';

const facts = { company: { name: 'Clearwater' }, services: [{ id: 'wash', card: { min: 275, max: 975 } }] };

it('changes texts and numbers of a copy', () => {
  const changed = changeFacts(facts, [
    { path: ['services', 0, 'card', 'min'], value: 300 },
    { path: ['company', 'name'], value: 'Clear' },
  ]);
  expect(changed).toEqual({
    company: { name: 'Clear' },
    services: [{ id: 'wash', card: { min: 300, max: 975 } }],
  });
  expect(facts.company.name).toBe('Clearwater');
});

it('sets the times that can be booked as a whole, and what was typed of them', () => {
  const availability = { hours: [{ days: ['mon'], open: '08:00', close: '17:00' }] };
  const typed = { path: ['availability', 'hours', 0, 'open'], value: '09:00' };
  expect(changeFacts(facts, [{ path: ['availability'], value: availability }, typed])).toEqual({
    ...facts,
    availability: { hours: [{ days: ['mon'], open: '09:00', close: '17:00' }] },
  });
  expect(() => changeFacts(facts, [{ path: ['availability'], value: null }])).toThrow('availability');
});

it('sets the notice as a whole, also where there was none', () => {
  const notice = { text: { en: 'Closed on Friday' } };
  expect(changeFacts(facts, [{ path: ['notice'], value: notice }])).toEqual({ ...facts, notice });
});

it.each([
  ['what is not there', ['company', 'fax'], '1'],
  ['a number to a text', ['services', 0, 'card', 'min'], '300'],
  ['a number to none', ['services', 0, 'card', 'min'], Number.NaN],
  ['a list', ['services'], []],
  ['what every object has', ['constructor', 'name'], 'x'],
  ['the prototype', ['__proto__', 'toString'], 'x'],
])('refuses to change %s', (_, path, value) => {
  expect(() => changeFacts(facts, [{ path, value }])).toThrow(FactError);
});

const site = {
  services: [
    { id: 'wash', name: 'Washing', href: '/services/wash', card: { min: 275, max: 975 } },
    { id: 'seal', name: 'Sealing', card: { min: 9, max: 9 } },
  ],
  servicePages: [{ id: 'wash', next: 'seal' }, { id: 'seal' }],
  menu: [
    {
      label: 'Services',
      links: [
        { label: '{services.wash.name}', href: '/services/wash' },
        { label: 'More', href: '/more' },
      ],
    },
  ],
  estimator: {
    items: [
      { id: 'wash', group: 'services' },
      { id: 'seal', group: 'services' },
    ],
  },
  faqs: [{ id: 'cost', question: 'Cost?', answer: 'As {services.seal.name}.' }],
  testimonials: [
    { name: 'Ana', quote: 'Good', rating: 5 },
    { name: 'Bo', quote: 'Fine', rating: 4 },
  ],
  translations: {
    es: {
      services: [
        { id: 'seal', name: 'Sellado' },
        { id: 'wash', name: 'Lavado' },
      ],
    },
  },
};

it('removes an entry with all that is about it, in every language', () => {
  expect(
    changeFacts(site, [
      { path: ['services', 0], remove: true },
      { path: ['testimonials', 0], remove: true },
    ]),
  ).toEqual({
    ...site,
    services: [site.services[1]],
    servicePages: [{ id: 'seal' }],
    menu: [{ label: 'Services', links: [{ label: 'More', href: '/more' }] }],
    estimator: { items: [{ id: 'seal', group: 'services' }] },
    testimonials: [site.testimonials[1]],
    translations: { es: { services: [{ id: 'seal', name: 'Sellado' }] } },
  });
});

it('keeps the indexes of the facts as they were, whatever is removed and added with them', () => {
  const changed = changeFacts(site, [
    { path: ['services', 0], remove: true },
    { path: ['services', 1, 'name'], value: 'Sealant' },
    { path: ['services', 1], remove: true },
    {
      path: ['services'],
      add: { name: 'Sealant', card: { min: 1, max: 2 } },
      translations: { es: { name: 'Sellador' } },
    },
  ]);
  expect(changed).toMatchObject({
    services: [{ id: 'sealant', name: 'Sealant' }],
    translations: { es: { services: [{ id: 'sealant', name: 'Sellador' }] } },
  });
});

it('gives a new entry an id of its own', () => {
  const add = { path: ['faqs'], add: { question: 'Cost?', answer: 'Little.' } };
  expect(changeFacts(site, [add, add])).toMatchObject({
    faqs: [{ id: 'cost' }, { id: 'cost-2' }, { id: 'cost-3' }],
  });
});

it.each([
  ['an entry that is not there', { path: ['services', 9], remove: true }],
  ['an entry of another list', { path: ['servicePages', 0], remove: true }],
  ['a part of an entry', { path: ['services', 0, 'card'], remove: true }],
  ['an entry to another list', { path: ['menu'], add: { label: 'More' } }],
] as const)('refuses to remove or add %s', (_, change) => {
  expect(() => changeFacts(site, [change])).toThrow(FactError);
});
