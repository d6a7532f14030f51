import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../events';
import { forwardToAnalytics } from './analytics';

const LEAD = 'bfa43c1d-5b1c-4a39-9a0c-2a8f1f3a7f10';

/** The analytics tools of a page, and the calls that they received. */
function createTools(...names: ('gtag' | 'dataLayer' | 'fbq')[]) {
  const dataLayer: object[] = [];
  const calls: unknown[][] = [];
  const tools = {
    dataLayer,
    gtag: (...args: unknown[]) => void calls.push(['gtag', ...args]),
    fbq: (...args: unknown[]) => void calls.push(['fbq', ...args]),
  };
  return { tools: Object.fromEntries(names.map((name) => [name, tools[name]])), calls, dataLayer };
}

test("Google's tag receives events by its names", () => {
  const { tools, calls } = createTools('gtag');
  forwardToAnalytics('view', { tag: 'bio-contact-form' }, tools);
  forwardToAnalytics('step', { tag: 'bio-estimator', step: 2, label: 'Add-ons' }, tools);
  forwardToAnalytics('not-found', { path: '/gone' }, tools);
  forwardToAnalytics('lead', { kind: 'contact', id: `${LEAD}1` }, tools);
  expect(calls).toEqual([
    ['gtag', 'event', 'view_contact_form', { tag: 'bio-contact-form' }],
    ['gtag', 'event', 'step_estimator', { tag: 'bio-estimator', step: 2, label: 'Add-ons' }],
    ['gtag', 'event', 'not_found', { path: '/gone' }],
    ['gtag', 'event', 'generate_lead', { kind: 'contact', id: `${LEAD}1`, event_id: `${LEAD}1` }],
  ]);
});

test('a tag manager receives entries of the data layer', () => {
  const { tools, dataLayer } = createTools('dataLayer');
  forwardToAnalytics('open', { tag: 'bio-audit-wizard' }, tools);
  forwardToAnalytics('lead', { kind: 'audit', id: `${LEAD}2` }, tools);
  expect(dataLayer).toEqual([
    { event: 'open_audit_wizard', tag: 'bio-audit-wizard' },
    { event: 'generate_lead', kind: 'audit', id: `${LEAD}2`, event_id: `${LEAD}2` },
  ]);
});

test('the Meta pixel receives custom events, and a lead as its standard event', () => {
  const { tools, calls } = createTools('fbq');
  forwardToAnalytics('open', { tag: 'bio-estimator' }, tools);
  forwardToAnalytics('lead', { kind: 'estimate', id: `${LEAD}3` }, tools);
  expect(calls).toEqual([
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

test('with several tools, each receives a lead once, and the tag receives it instead of the data layer', () => {
  const { tools, calls, dataLayer } = createTools('gtag', 'dataLayer', 'fbq');
  forwardToAnalytics('lead', { kind: 'quote', id: `${LEAD}4` }, tools);
  forwardToAnalytics('lead', { kind: 'quote', id: `${LEAD}4` }, tools);
  expect(calls.map(([tool]) => tool)).toEqual(['gtag', 'fbq']);
  expect(dataLayer).toEqual([]);
});

test('only parameters known to hold no personal data are forwarded', () => {
  const { tools, calls } = createTools('gtag');
  forwardToAnalytics('step', { tag: 'bio-estimator', email: 'ana@example.com' }, tools);
  expect(calls).toEqual([['gtag', 'event', 'step_estimator', { tag: 'bio-estimator' }]]);
});

test('a tool that throws does not keep the event from the others', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { tools, calls } = createTools('fbq');
  const gtag = () => {
    throw new Error('blocked');
  };
  forwardToAnalytics('open', { tag: 'bio-estimator' }, { ...tools, gtag });
  expect(calls).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  vi.restoreAllMocks();
});

test('an event goes to the tools present when it is tracked, to listeners and to the console', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const names: string[] = [];
  document.addEventListener('bio-track', ({ detail }) => names.push(detail.name));
  track(document.body, 'view', { tag: 'bio-faq' });
  const dataLayer: object[] = [];
  Reflect.set(window, 'dataLayer', dataLayer);
  track(document.body, 'open', { tag: 'bio-faq' });
  await vi.waitFor(() => expect(dataLayer).toEqual([{ event: 'open_faq', tag: 'bio-faq' }]));
  expect(names).toEqual(['view', 'open']);
  expect(log).toHaveBeenCalledWith('[analytics]', 'view', { tag: 'bio-faq' });
});
