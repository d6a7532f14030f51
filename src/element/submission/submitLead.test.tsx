import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import type { Lead } from '../../domain/leadSchema';
import { OUTCOMES_KEY } from '../../page/storageKeys';
import '../../testing/mount';
import type { LeadInput } from '../spec';
import { submitLead } from './submitLead';

/** The names of the events in their order. */
let events: string[];
const names = [
  'bio-lead',
  'bio-track',
  'bio-error',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
] as const;
const element = document.createElement('bio-estimator');
type ConsoleSpy = MockInstance<typeof console.log>;
let log: ConsoleSpy;
let warn: ConsoleSpy;
let error: ConsoleSpy;

beforeEach(() => {
  const spyOn = (method: 'log' | 'warn' | 'error') => vi.spyOn(console, method).mockImplementation(() => {});
  [log, warn, error] = [spyOn('log'), spyOn('warn'), spyOn('error')];
  document.body.append(element);
  events = [];
  const record = ({ type, detail }: Event & { detail?: unknown }) =>
    events.push(type === 'bio-track' ? `bio-track ${(detail as { name: string }).name}` : type);
  for (const name of names) document.addEventListener(name, record);
  onTestFinished(() => {
    for (const name of names) document.removeEventListener(name, record);
  });
});

const draft = (kind: Lead['kind'], id = 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10') =>
  ({ id, kind, source: 'Test' }) as unknown as LeadInput;

test.each(['estimate', 'audit', 'quote'] as const)(
  'without an endpoint, a lead of kind %s is logged and tracked',
  async (kind) => {
    element.lang = 'de';
    onTestFinished(() => element.removeAttribute('lang'));
    expect(await submitLead(element, draft(kind), undefined)).toEqual({ status: 'no-endpoint' });
    expect(events).toEqual(['bio-lead', 'bio-track lead']);
    expect(error).not.toHaveBeenCalled();
    expect(log.mock.calls[0]).toEqual([
      '<bio-estimator> has no endpoint, so this lead was only written here:',
      expect.objectContaining({ ...draft(kind), page: location.href, lang: 'de' }),
    ]);
  },
);

test('without an endpoint, a booking by the contact form is reported as an error and not tracked', async () => {
  expect(await submitLead(element, draft('contact'), undefined)).toEqual({ status: 'no-endpoint' });
  expect(events).toEqual(['bio-lead', 'bio-error']);
  expect(error.mock.calls[0]?.[0]).toContain('has no endpoint');
  expect(log).not.toHaveBeenCalled();
});

test.each(['estimate', 'contact'] as const)(
  'a page that handles a lead of kind %s itself needs no endpoint',
  async (kind) => {
    document.addEventListener('bio-lead', (event) => event.preventDefault(), { once: true });
    expect(await submitLead(element, draft(kind), undefined)).toEqual({ status: 'accepted' });
    expect(events).toEqual(['bio-lead', 'bio-track lead']);
    expect(error).not.toHaveBeenCalled();
  },
);

test('with an endpoint that is no address, a lead is kept, and sent when the page names a proper one', async () => {
  const fetch = answers(201);
  const lead = draft('contact', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f30');
  element.setAttribute('endpoint', 'example.com/leads');
  onTestFinished(() => element.removeAttribute('endpoint'));
  expect(await submitLead(element, lead, undefined)).toEqual({ status: 'queued', reason: 'endpoint' });
  expect(events).toEqual(['bio-lead', 'bio-error', 'bio-lead-queued']);
  expect(error.mock.calls.join()).toContain(`lead ${lead.id} is kept on this device until a page names one`);
  goOnline();
  element.setAttribute('endpoint', ENDPOINT);
  const sent = nextSentLead();
  goOnline();
  expect(await sent).toEqual([{ id: lead.id, kind: 'contact' }, document]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([ENDPOINT]);
});

const ENDPOINT = 'https://desk.example/';
const answers = (status: number, body = '{}') =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(body, { status }));
const goOnline = () => dispatchEvent(new Event('online'));
/** The detail and the target of the next `bio-lead-sent`. */
const nextSentLead = () =>
  new Promise((resolve) =>
    document.addEventListener('bio-lead-sent', ({ detail, target }) => resolve([detail, target]), {
      once: true,
    }),
  );

test('an unproven lead is queued and reported; it is sent when the browser is online, with events on the document', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await submitLead(element, draft('estimate'), ENDPOINT)).toEqual({
    status: 'queued',
    reason: 'network',
  });
  expect(events).toEqual(['bio-lead', 'bio-lead-queued']);
  expect(warn.mock.calls.join()).toContain('kept and sent again');
  element.remove();
  const sent = nextSentLead();
  fetch.mockRestore();
  const later = answers(201);
  goOnline();
  expect(await sent).toEqual([{ id: draft('estimate').id, kind: 'estimate' }, document]);
  expect(events).toEqual(['bio-lead', 'bio-lead-queued', 'bio-lead-sent', 'bio-track lead']);
  expect(later).toHaveBeenCalledTimes(1);
});

test('every revision of a lead brings its secret and its count to the endpoint, and to nothing else', async () => {
  const shown: string[] = [];
  const show = (event: Event & { detail?: unknown }) => shown.push(JSON.stringify(event.detail));
  for (const name of names) document.addEventListener(name, show);
  onTestFinished(() => {
    for (const name of names) document.removeEventListener(name, show);
  });
  const lead = draft('estimate', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f20');
  const { mock } = answers(400, '{"errors":[]}');
  await submitLead(element, lead, ENDPOINT);
  vi.setSystemTime(new Date('2001-01-01'));
  await submitLead(element, lead, ENDPOINT);
  await submitLead(element, lead, undefined);
  const bodies = mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Lead);
  expect(bodies.map(({ revision }) => revision)).toEqual([1, 2]);
  expect(bodies[1]?.timestamp).toContain('2001');
  const secret = bodies[0]?.secret ?? '';
  expect(secret).toHaveLength(36);
  expect(bodies[1]?.secret).toBe(secret);
  const logged = JSON.stringify([log, warn, error].map((spy) => spy.mock.calls));
  expect(shown.filter((detail) => detail.includes(lead.id))).not.toEqual([]);
  expect(logged).toContain(lead.id);
  for (const text of [...shown, logged]) expect(text).not.toContain(secret);
});

test('a refused lead is not queued', async () => {
  const fetch = answers(400, '{"errors":[{"field":"email","message":"no"}]}');
  expect(await submitLead(element, draft('contact'), ENDPOINT)).toMatchObject({ status: 'refused' });
  expect(events).toEqual(['bio-lead', 'bio-lead-failed']);
  expect(error).toHaveBeenCalledTimes(1);

  // The outbox is retried in the order of the leads: when the second is sent, the first would have been.
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const second = draft('contact', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f11');
  await submitLead(element, second, ENDPOINT);
  const sent = nextSentLead();
  fetch.mockClear();
  answers(201);
  goOnline();
  expect(await sent).toEqual([{ id: second.id, kind: 'contact' }, document]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a refusal with 403 is reported once with what to change', async () => {
  answers(403);
  const id = (last: number) => `f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f4${last}`;
  await submitLead(element, draft('audit', id(1)), ENDPOINT);
  await submitLead(element, draft('audit', id(2)), ENDPOINT);
  expect(events.filter((name) => name === 'bio-error')).toHaveLength(1);
  expect(error.mock.calls.join()).toContain(`add ${location.origin} to ALLOWED_ORIGINS`);
});

test.each([
  [404, '{"detail":"Leads are taken at /api/requests."}', 'Leads are taken at /api/requests.'],
  [405, '', 'Correct the address.'],
])(
  'a refusal with %i is reported once as a wrong address, with what the endpoint says',
  async (status, body, remedy) => {
    answers(status, body);
    const endpoint = `https://desk.example/${status}`;
    const id = (last: number) => `f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f${status - 400}${last}`;
    await submitLead(element, draft('audit', id(1)), endpoint);
    await submitLead(element, draft('audit', id(2)), endpoint);
    expect(events.filter((name) => name === 'bio-error')).toHaveLength(1);
    expect(error.mock.calls.join()).toContain(
      `<bio-estimator> cannot send leads to ${endpoint}: none are taken there (status ${status}). ${remedy}`,
    );
  },
);

test('a refusal with 403 at a later attempt is reported with what to change, too', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const endpoint = 'https://desk2.example/';
  await submitLead(element, draft('audit', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f50'), endpoint);
  const failed = new Promise((resolve) =>
    document.addEventListener('bio-lead-failed', resolve, { once: true }),
  );
  fetch.mockRestore();
  answers(403);
  goOnline();
  await failed;
  expect(error.mock.calls.join()).toContain(
    `may not send leads to ${endpoint} from this page: add ${location.origin} to ALLOWED_ORIGINS`,
  );
  expect(events).toContain('bio-error');
});

describe('that the estimate is mailed', () => {
  const receipt = (id: string) => JSON.stringify({ id, estimateMailed: true });

  test('is known from the receipt', async () => {
    const lead = draft('estimate', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f60');
    answers(201, receipt(lead.id));
    expect(await submitLead(element, lead, ENDPOINT)).toEqual({ status: 'accepted', estimateMailed: true });
  });

  test('is stored at once for a lead that was queued: the page may be closed the next moment', async () => {
    const lead = draft('estimate', 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f61');
    const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const desk = 'https://desk3.example/api/requests';
    await submitLead(element, lead, desk);
    fetch.mockImplementation((url) =>
      url === desk ? Promise.resolve(new Response(receipt(lead.id))) : new Promise(() => {}),
    );
    const stored = new Promise((resolve) =>
      document.addEventListener('bio-lead-sent', () => resolve(localStorage.getItem(OUTCOMES_KEY)), {
        once: true,
      }),
    );
    goOnline();
    const outcomes: unknown = JSON.parse(String(await stored));
    expect(outcomes).toContainEqual(
      expect.objectContaining({ id: lead.id, status: 'delivered', estimateMailed: true }),
    );
  });
});

test('where the device stores nothing, an unproven lead has failed', async () => {
  answers(503);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  // The connection of an earlier test is still open.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await submitLead(element, draft('audit'), ENDPOINT)).toMatchObject({
    status: 'unproven',
    reason: 'http 503',
  });
  expect(events).toEqual(['bio-lead', 'bio-lead-failed']);
});
