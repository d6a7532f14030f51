import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '../leads/schema';
import { sendLead } from './leadDoor';
import type { LeadDraft } from './spec';

const heard: string[] = [];
const hear = ({ type, detail }: Event & { detail?: unknown }) =>
  heard.push(type === 'bio-track' ? `bio-track ${(detail as { name: string }).name}` : type);
const names = ['bio-lead', 'bio-track', 'bio-error', 'bio-lead-sent', 'bio-lead-failed'] as const;
const log = vi.spyOn(console, 'log').mockImplementation(() => {});
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
