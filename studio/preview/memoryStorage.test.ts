import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueuedLead, enqueue, type QueuedLead } from '../../src/leads/outbox';
import { createDeviceStorage } from '../../src/leads/outboxStorage';
import { createMemoryDatabases, createMemoryStorage } from './memoryStorage';

test('entries are set, read, listed and removed, by method and by name', () => {
  const storage = createMemoryStorage();
  storage.setItem('bio:outbox', '1');
  storage.setItem('bio:draft', 'typed');
  expect(storage.length).toBe(2);
  expect(storage.getItem('bio:draft')).toBe('typed');
  expect(storage['bio:outbox']).toBe('1');
  expect('bio:outbox' in storage).toBe(true);
  expect(Object.keys(storage)).toEqual(['bio:outbox', 'bio:draft']);
  expect(storage.key(1)).toBe('bio:draft');
  storage.removeItem('bio:outbox');
  expect(storage.getItem('bio:outbox')).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

test('a name that every object has is no entry', () =>
  expect(createMemoryStorage().getItem('toString')).toBeNull());

test('two of them share nothing', () => {
  createMemoryStorage().setItem('a', '1');
  expect(createMemoryStorage().length).toBe(0);
});

/** The widgets' own outbox keeps leads in it as it does in IndexedDB. */

beforeEach(() => {
  vi.stubGlobal('indexedDB', createMemoryDatabases());
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const lead = (id: string): QueuedLead =>
  createQueuedLead(
    { id, kind: 'contact', timestamp: '2026-01-01T00:00:00Z', revision: 1 },
    { endpoint: 'https://desk.example/', guard: undefined },
    10,
    1000,
  );
const add = (queued: QueuedLead) => (leads: readonly QueuedLead[]) => enqueue(leads, queued);
const idsIn = (storage: ReturnType<typeof createDeviceStorage>) =>
  storage.update((leads) => ({ leads, result: leads.map(({ id }) => id) }));

test('a queued lead and its body are there for the next page that opens the outbox', async () => {
  const one = lead('one');
  expect(await createDeviceStorage().update(add(one), { lead: one, text: '{"a":1}' })).toBe(true);
  const later = createDeviceStorage();
  expect(await idsIn(later)).toEqual(['one']);
  expect(await later.readBody('one')).toBe('{"a":1}');
  expect(localStorage.getItem('bio:outbox')).toBe('1');
});

test('two changes at the same time lose nothing', async () => {
  const storage = createDeviceStorage();
  await Promise.all(['one', 'two', 'three'].map((id) => storage.update(add(lead(id)))));
  expect(await idsIn(storage)).toEqual(['one', 'two', 'three']);
});

test('a lead that is taken out is gone with its body', async () => {
  const storage = createDeviceStorage();
  const one = lead('one');
  await storage.update(add(one), { lead: one, text: 'body' });
  await storage.update(() => ({ leads: [], result: undefined }));
  expect(await idsIn(storage)).toEqual([]);
  expect(await storage.readBody('one')).toBeUndefined();
});

test('a change that fails changes nothing, and the next one goes on', async () => {
  const storage = createDeviceStorage();
  await storage.update(add(lead('one')));
  const failing = storage.update(() => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await idsIn(storage)).toEqual(['one']);
});

test('pages share nothing', async () => {
  await createDeviceStorage().update(add(lead('one')));
  vi.stubGlobal('indexedDB', createMemoryDatabases());
  expect(await idsIn(createDeviceStorage())).toEqual([]);
});
