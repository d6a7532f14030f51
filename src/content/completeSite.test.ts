import { expect, test } from 'vitest';
import { allDefaults, type Business } from './business';
import { completeSite } from './completeSite';
import { resolveConfig } from './config';

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
});

test('a service that is added to a completed site has its page and its link, too', () => {
  const [guards, panes] = [
    { id: 'guards', name: 'Guards', card },
    { id: 'panes', name: 'Panes', card },
  ];
  const menu = [{ label: 'Services', services: true, links: [{ label: 'More', href: '/more' }] }];
  const once = completeSite({ services: [guards], menu } as never) as { services: object[] };
  const again = completeSite({ ...once, services: [...once.services, panes] } as never);
  expect(again).toEqual(completeSite({ services: [guards, panes], menu } as never));
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

test('in another language, what follows from a service follows from its translation', () => {
  const site = completeSite({
    company: { name: 'Rose City', phone: '1', area: 'Portland, Oregon' },
    services: [
      { id: 'guards', name: 'Guards', tagline: 'For leaves', card },
      { id: 'panes', name: 'Panes', card },
    ],
    menu: [
      { label: 'Home', href: '/' },
      { label: 'Services', services: true },
    ],
    estimator: { items: [{ id: 'guards', group: 'services', unit: 'foot' }] },
    quote: {
      groups: [{ id: 'all', label: 'All', step: 'core', items: [{ id: 'guards' }, { id: 'panes' }] }],
    },
    translations: {
      es: {
        services: [{ id: 'guards', name: 'Protectores', tagline: 'Contra hojas' }],
        menu: [{ label: 'Inicio' }, { label: 'Servicios' }],
        estimator: { items: [{ id: 'guards', unit: 'pie' }] },
      },
    },
  } as never);
  const { business, problems } = resolveConfig<Business>(site, allDefaults, 'es');
  expect(problems).toEqual([]);
  expect(business).toMatchObject({
    servicePages: [{ title: 'Protectores', subtitle: 'Contra hojas' }, { title: 'Panes' }],
    menu: [
      { label: 'Inicio' },
      { label: 'Servicios', links: [{ label: 'Protectores', note: 'Contra hojas' }, { label: 'Panes' }] },
    ],
    estimator: { items: [{ name: 'Protectores', unit: 'pie' }] },
    quote: { groups: [{ items: [{ name: 'Protectores' }, { name: 'Panes' }] }] },
  });
});
