import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstFilter, noFilter } from '../leads/filter';
import { listStore } from '../leads/listStore';
import { failedStore, forgetLeads, openLead } from './openedLeads';
import { settle, settledStore, undo } from './outcomes';

let calls: string[];
let isOnline: boolean;
let went: string[];
const leadOf = (id: string) => ({ id, name: `Lead ${id}`, state: 'new' as const, receivedAt: id });

beforeEach(() => {
  calls = [];
  went = [];
  isOnline = true;
  vi.stubGlobal('location', { replace: (hash: string) => went.push(hash) });
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') calls.push(`${path.replace('api/leads/', '')} ${body}`);
    return isOnline ? Promise.resolve(Response.json({ leads: [] })) : Promise.reject(new TypeError());
  });
  listStore.setState({ filter: firstFilter, leads: [leadOf('a'), leadOf('b')] as never });
});
afterEach(() => {
  forgetLeads();
  settledStore.setState({ settled: undefined });
  vi.unstubAllGlobals();
});

it('stores an outcome and goes to the next one, from the last one to the first, and from the only one to the list', async () => {
  settle(leadOf('a'), { kind: 'won' }, true);
  settle(leadOf('b'), { kind: 'noAnswer' }, true);
  listStore.setState({ leads: [leadOf('b')] as never });
  settle(leadOf('b'), { kind: 'lost' }, true);
  expect(went).toEqual(['#lead/b', '#lead/a', '#leads']);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[0]).toBe('a/state {"state":"won"}');
  expect(calls[1]).toMatch(/^b\/snooze \{"until":".*Z","noAnswer":true\}$/);
});

it('stays where it is in another list', () => {
  listStore.setState({ filter: noFilter });
  settle(leadOf('a'), { kind: 'won' }, true);
  expect(went).toEqual([]);
});

it('what cannot be stored is said by name, also of a lead that was not opened, and not that it was done', async () => {
  isOnline = false;
  settle(leadOf('a'), { kind: 'called' }, false);
  expect(settledStore.getState().settled?.lead.name).toBe('Lead a');
  await vi.waitFor(() => expect(failedStore.getState().leads).toEqual([{ id: 'a', name: 'Lead a' }]));
  await vi.waitFor(() => expect(settledStore.getState().settled).toBeUndefined());
});

it('undoing puts back the state and until when it was put off, and looks at the lead', async () => {
  const before = { ...leadOf('a'), state: 'called' as const, snoozedUntil: '2030-01-31T09:00:00.000Z' };
  settle(before, { kind: 'won' }, true);
  undo();
  await vi.waitFor(() =>
    expect(calls).toEqual([
      'a/state {"state":"won"}',
      'a/state {"state":"called"}',
      'a/snooze {"until":"2030-01-31T09:00:00.000Z","noAnswer":false}',
    ]),
  );
  expect([went.at(-1), settledStore.getState().settled]).toEqual(['#lead/a', undefined]);
  expect(openLead('a').getState().changes.state).toBeUndefined();
});
