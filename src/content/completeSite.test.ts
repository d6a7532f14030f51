import { expect, test } from 'vitest';
import { completeSite } from './completeSite';

const card = { min: 9, max: 14 };

test('a service has a page, a link and an estimate by its entry alone', () => {
  const site = completeSite({
    services: [{ id: 'guards', name: 'Guards', purpose: 'Keep leaves out.', card }],
    menu: [{ label: 'Services', services: true, links: [{ label: 'More', href: '/more' }] }],
    estimator: { items: [{ id: 'guards', group: 'services' }] },
  } as never) as Record<string, unknown>;
  expect(site).toMatchObject({
    services: [{ id: 'guards', href: '/services/guards' }],
    servicePages: [
      { id: 'guards', title: '{services.guards.name}', whatItDoes: '{services.guards.purpose}' },
    ],
    menu: [
      {
        label: 'Services',
        links: [{ label: '{services.guards.name}', href: '/services/guards' }, { label: 'More' }],
      },
    ],
    estimator: { items: [{ name: '{services.guards.name}', price: '{services.guards.card}' }] },
  });
  expect(site['menu']).not.toHaveProperty('0.services');
});

test('what the file names itself counts', () => {
  const page = { id: 'guards', title: 'Our guards', bestFor: [] };
  const site = completeSite({
    services: [
      { id: 'guards', name: 'Guards', card },
      { id: 'windows', name: 'Windows', href: 'https://windows.example/', card },
    ],
    servicePages: [page],
    estimator: { items: [{ id: 'guards', name: 'Leaf guards', onRequest: true, group: 'services' }] },
  } as never) as Record<string, unknown>;
  expect(site['servicePages']).toEqual([page]);
  expect(site['estimator']).toEqual({
    items: [{ id: 'guards', name: 'Leaf guards', onRequest: true, group: 'services' }],
  });
});
