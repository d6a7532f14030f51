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
