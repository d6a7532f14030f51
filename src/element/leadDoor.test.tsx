import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '../leads/schema';
import { sendLead } from './leadDoor';
import type { LeadDraft } from './spec';

const heard: string[] = [];
const hear = ({ type, detail }: Event & { detail?: unknown }) =>
  heard.push(type === 'bio-track' ? `bio-track ${(detail as { name: string }).name}` : type);
const names = [
  'bio-lead',
  'bio-track',
  'bio-error',
  'bio-lead-sent',
  'bio-lead-queued',
  'bio-lead-failed',
] as const;
const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
const element = document.createElement('bio-estimator');

beforeEach(() => {
  heard.length = 0;
  log.mockClear();
  error.mockClear();
  document.body.append(element);
  for (const name of names) document.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of names) document.removeEventListener(name, hear);
  element.remove();
});

const draft = (kind: Lead['kind']) =>
  ({ id: 'f1c9d0de-5b1c-4a39-9a0c-2a8f1f3a7f10', kind, source: 'Test' }) as unknown as LeadDraft;

test.each(['estimate', 'audit', 'quote'] as const)(
  'without an endpoint, a lead of kind %s is written to the console and counted',
  async (kind) => {
    expect(await sendLead(element, draft(kind), undefined)).toEqual({ status: 'no-endpoint' });
    expect(heard).toEqual(['bio-lead', 'bio-track lead']);
    expect(error).not.toHaveBeenCalled();
    expect(log.mock.calls[0]).toEqual([
      '<bio-estimator> has no endpoint, so this lead was only written here:',
      expect.objectContaining({ ...draft(kind), page: location.href }),
    ]);
  },
);

test('without an endpoint, a booking by the contact form is an error, and not counted', async () => {
  expect(await sendLead(element, draft('contact'), undefined)).toEqual({ status: 'no-endpoint' });
  expect(heard).toEqual(['bio-lead', 'bio-error']);
  expect(error.mock.calls[0]?.[0]).toContain('has no endpoint');
  expect(log).not.toHaveBeenCalled();
});

test.each(['estimate', 'contact'] as const)(
  'a page that takes a lead of kind %s itself needs no endpoint',
  async (kind) => {
    document.addEventListener('bio-lead', (event) => event.preventDefault(), { once: true });
    expect(await sendLead(element, draft(kind), undefined)).toEqual({ status: 'accepted' });
    expect(heard).toEqual(['bio-lead', 'bio-track lead']);
    expect(error).not.toHaveBeenCalled();
  },
);

const ENDPOINT = 'https://desk.example/';
const answers = (status: number, body = '{}') =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(body, { status }));
const online = () => dispatchEvent(new Event('online'));

test('what is not proven is kept and said to be; it goes out with the network, and the document tells', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendLead(element, draft('estimate'), ENDPOINT)).toEqual({
    status: 'queued',
    reason: 'network',
  });
  expect(heard).toEqual(['bio-lead', 'bio-lead-queued']);
  expect(warn.mock.calls.join()).toContain('kept and sent again');
  element.remove();
  const sent = new Promise((resolve) =>
    document.addEventListener('bio-lead-sent', ({ detail, target }) => resolve([detail, target]), {
      once: true,
    }),
  );
  fetch.mockRestore();
  const later = answers(201);
  online();
  expect(await sent).toEqual([{ id: draft('estimate').id, kind: 'estimate' }, document]);
  expect(heard).toEqual(['bio-lead', 'bio-lead-queued', 'bio-lead-sent', 'bio-track lead']);
  expect(later).toHaveBeenCalledTimes(1);
  online();
  later.mockRestore();
});

test('what is refused is not kept', async () => {
  const fetch = answers(400, '{"errors":[{"field":"email","message":"no"}]}');
  expect(await sendLead(element, draft('contact'), ENDPOINT)).toMatchObject({ status: 'refused' });
  expect(heard).toEqual(['bio-lead', 'bio-lead-failed']);
  expect(error).toHaveBeenCalledTimes(1);
  online();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockRestore();
});

test('where the device keeps nothing, what is not proven has failed', async () => {
  const fetch = answers(503);
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  // A connection of an earlier test would still be there.
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await sendLead(element, draft('audit'), ENDPOINT)).toMatchObject({
    status: 'unproven',
    reason: 'http 503',
  });
  expect(heard).toEqual(['bio-lead', 'bio-lead-failed']);
  open.mockRestore();
  transaction.mockRestore();
  fetch.mockRestore();
});
