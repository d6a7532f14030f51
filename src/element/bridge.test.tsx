import { afterEach, expect, test, vi } from 'vitest';
import { tell } from './bridge';
import { track } from './events';

const LEAD = 'bfa43c1d-5b1c-4a39-9a0c-2a8f1f3a7f10';

/** A page with these tools, and what they were told. */
function page(...names: ('gtag' | 'dataLayer' | 'fbq')[]) {
  const dataLayer: object[] = [];
  const told: unknown[][] = [];
  const tools = {
    dataLayer,
    gtag: (...args: unknown[]) => void told.push(['gtag', ...args]),
    fbq: (...args: unknown[]) => void told.push(['fbq', ...args]),
  };
  return { tools: Object.fromEntries(names.map((name) => [name, tools[name]])), told, dataLayer };
}

test("Google's tag", () => {
  const { tools, told } = page('gtag');
  tell('view', { tag: 'bio-contact-form' }, tools);
  tell('step', { tag: 'bio-estimator', step: 2, label: 'Add-ons' }, tools);
  tell('not-found', { path: '/gone' }, tools);
  tell('lead', { kind: 'contact', id: `${LEAD}1` }, tools);
  expect(told).toEqual([
    ['gtag', 'event', 'view_contact_form', { tag: 'bio-contact-form' }],
    ['gtag', 'event', 'step_estimator', { tag: 'bio-estimator', step: 2, label: 'Add-ons' }],
    ['gtag', 'event', 'not_found', { path: '/gone' }],
    ['gtag', 'event', 'generate_lead', { kind: 'contact', id: `${LEAD}1`, event_id: `${LEAD}1` }],
  ]);
});

test('a tag manager', () => {
  const { tools, dataLayer } = page('dataLayer');
  tell('open', { tag: 'bio-audit-wizard' }, tools);
  tell('lead', { kind: 'audit', id: `${LEAD}2` }, tools);
  expect(dataLayer).toEqual([
    { event: 'open_audit_wizard', tag: 'bio-audit-wizard' },
    { event: 'generate_lead', kind: 'audit', id: `${LEAD}2`, event_id: `${LEAD}2` },
  ]);
});

test('the Meta pixel', () => {
  const { tools, told } = page('fbq');
  tell('open', { tag: 'bio-estimator' }, tools);
  tell('lead', { kind: 'estimate', id: `${LEAD}3` }, tools);
  expect(told).toEqual([
    ['fbq', 'trackCustom', 'open_estimator', { tag: 'bio-estimator' }],
    [
      'fbq',
      'track',
      'Lead',
      { kind: 'estimate', id: `${LEAD}3`, event_id: `${LEAD}3` },
      { eventID: `${LEAD}3` },
    ],
  ]);
});

test('all of them: each is told once, and one lead is told once', () => {
  const { tools, told, dataLayer } = page('gtag', 'dataLayer', 'fbq');
  tell('lead', { kind: 'quote', id: `${LEAD}4` }, tools);
  tell('lead', { kind: 'quote', id: `${LEAD}4` }, tools);
  expect(told.map(([tool]) => tool)).toEqual(['gtag', 'fbq']);
  expect(dataLayer).toEqual([]);
});

test('nothing but what is known to hold no personal data is passed on', () => {
  const { tools, told } = page('gtag');
  tell('step', { tag: 'bio-estimator', email: 'ana@example.com' }, tools);
  expect(told).toEqual([['gtag', 'event', 'step_estimator', { tag: 'bio-estimator' }]]);
});

test('a broken tool does not keep the others from hearing it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tools, told } = page('fbq');
  const gtag = () => {
    throw new Error('blocked');
  };
  tell('open', { tag: 'bio-estimator' }, { ...tools, gtag });
  expect(told).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
});

test('what a page has by the time of an event is told, beside the console and the listeners', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const heard: string[] = [];
  document.addEventListener('bio-track', ({ detail }) => heard.push(detail.name));
  track(document.body, 'view', { tag: 'bio-faq' });
  const dataLayer: object[] = [];
  Reflect.set(window, 'dataLayer', dataLayer);
  track(document.body, 'open', { tag: 'bio-faq' });
  await vi.waitFor(() => expect(dataLayer).toEqual([{ event: 'open_faq', tag: 'bio-faq' }]));
  expect(heard).toEqual(['view', 'open']);
  expect(log).toHaveBeenCalledWith('[analytics]', 'view', { tag: 'bio-faq' });
});
