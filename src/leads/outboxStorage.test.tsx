import { createStore, keys } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queuedLead as lead } from '../testing/queuedLead';
import { dequeue, enqueue, type QueuedLead } from './outbox';
import { OUTBOX_FLAG } from './outboxFlag';
import {
  createDeviceStorage,
  createMemoryStorage,
  type OutboxStorage,
  STORAGE_TIMEOUT,
} from './outboxStorage';

const keysOf = (name: string) => keys(createStore(name, 'outbox'));

let databases = 0;
/** The name of a new database. */
const newName = () => `outbox-test-${Date.now()}-${databases++}`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const put = (storage: OutboxStorage, one: QueuedLead, text: string) =>
  storage.update((leads) => enqueue(leads, one), { lead: one, text });
const remove = (storage: OutboxStorage, one: QueuedLead) =>
  storage.update((leads) => ({ leads: dequeue(leads, one), result: undefined }));
const all = (storage: OutboxStorage) => storage.update((leads) => ({ leads, result: leads }));

describe.each([
  ['an outbox on the device', () => createDeviceStorage(newName())],
  ['an outbox in memory', createMemoryStorage],
])('%s', (_, create) => {
  test('stores and removes a lead together with its body', async () => {
    const storage = create();
    expect(await all(storage)).toEqual([]);
    expect(await put(storage, lead(), '{"name":"O’Neil \u0000 😀"}')).toBe(true);
    expect(await put(storage, lead({ id: 'b' }), 'b')).toBe(true);
    expect(await all(storage)).toEqual([lead(), lead({ id: 'b' })]);
    expect(await storage.readBody('a')).toBe('{"name":"O’Neil \u0000 😀"}');
    await remove(storage, lead());
    expect(await all(storage)).toEqual([lead({ id: 'b' })]);
    expect(await storage.readBody('a')).toBeUndefined();
  });

  test('replaces the body by that of a later revision only', async () => {
    const storage = create();
    const later = lead({ revision: 3 });
    await put(storage, lead(), 'first');
    await put(storage, later, 'second');
    expect(await put(storage, lead(), 'first')).toBe(true);
    expect(await storage.readBody('a')).toBe('second');
    expect(await all(storage)).toEqual([later]);
  });
});

describe('an outbox on the device', () => {
  test('keeps leads for the next page, and sets its flag in localStorage', async () => {
    const name = newName();
    const storage = createDeviceStorage(name);
    await put(storage, lead(), 'body');
    expect(OUTBOX_FLAG in localStorage).toBe(true);
    const next = createDeviceStorage(name);
    expect(await next.readBody('a')).toBe('body');
    await remove(next, lead());
    expect(OUTBOX_FLAG in localStorage).toBe(false);
  });

  test('updates in transactions: of eight tabs one gets the lead', async () => {
    const name = newName();
    const tabs = Array.from({ length: 8 }, () => createDeviceStorage(name));
    const [first] = tabs;
    if (first) await put(first, lead(), 'body');
    const results = await Promise.all(
      tabs.map((tab) =>
        tab.update((leads) => ({ leads: [], result: leads.some(({ id }) => id === 'a') ? 'mine' : 'gone' })),
      ),
    );
    expect(results.filter((one) => one === 'mine')).toHaveLength(1);
  });

  test('returns a body of 8 MB unchanged', async () => {
    const storage = createDeviceStorage(newName());
    const body = 'é'.repeat(4 * 1024 * 1024);
    await put(storage, lead({ bytes: 8 * 1024 * 1024 }), body);
    expect((await storage.readBody('a')) === body).toBe(true);
  });

  test('ignores records that are no leads', async () => {
    const name = newName();
    await createDeviceStorage(name).update(() => ({
      leads: [null, 3, { id: 'x' }, lead()] as QueuedLead[],
      result: undefined,
    }));
    expect(await all(createDeviceStorage(name))).toEqual([lead()]);
  });

  test('goes on after the page has deleted the database', async () => {
    const name = newName();
    const storage = createDeviceStorage(name);
    await put(storage, lead(), 'body');
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onblocked = reject;
    });
    await all(storage).catch(() => {}); // its connection was closed
    expect(await all(storage)).toEqual([]);
    expect(await put(storage, lead(), 'body')).toBe(true);
  });

  test('rejects where storage is blocked', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(put(createDeviceStorage(newName()), lead(), 'body')).rejects.toThrow('blocked');
    expect(OUTBOX_FLAG in localStorage).toBe(false);
  });

  test('rolls back where storage is full: neither the lead nor its body is stored', async () => {
    const name = newName();
    const storage = createDeviceStorage(name);
    await put(storage, lead({ id: 'b' }), 'b');
    // The records are written, then the body exceeds the quota.
    const list = vi.spyOn(IDBObjectStore.prototype, 'put');
    list.mockImplementationOnce(function (this: IDBObjectStore, value: unknown) {
      const request = this.add(value, 'leads-new');
      list.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      return request;
    });
    await expect(put(storage, lead(), 'body')).rejects.toThrow('full');
    expect(await all(storage)).toEqual([lead({ id: 'b' })]);
    expect(await storage.readBody('a')).toBeUndefined();
    expect(await keysOf(name)).toEqual(['b', 'leads']);
  });

  test('gives up after 2 s where storage hangs, and tries again with the next call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = createDeviceStorage(newName());
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
    const onError = vi.fn(String);
    const stored = put(storage, lead(), 'body').catch(onError);
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT - 1);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await stored).toContain('did not answer in time');
    open.mockRestore();
    expect(await put(storage, lead(), 'body')).toBe(true);
  });

  test('stores nothing after it has given up', async () => {
    const name = newName();
    const blocker = indexedDB.open(name, 1);
    await new Promise<void>((resolve) => {
      blocker.onupgradeneeded = () => blocker.result.createObjectStore('outbox');
      blocker.onsuccess = () => resolve();
    });
    // Another tab's transaction keeps the store busy.
    const objects = blocker.result.transaction('outbox', 'readwrite').objectStore('outbox');
    let isBusy = true;
    const spin = () => {
      objects.get('x').onsuccess = () => {
        if (isBusy) spin();
      };
    };
    spin();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const stored = put(createDeviceStorage(name), lead(), 'body').catch(String);
    await vi.waitUntil(() => get.mock.calls.some(([key]) => key === 'leads'));
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT);
    expect(await stored).toContain('did not answer in time');
    isBusy = false;
    expect(await all(createDeviceStorage(name))).toEqual([]);
  });

  test('stores leads without localStorage too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const storage = createDeviceStorage(newName());
    expect(await put(storage, lead(), 'body')).toBe(true);
    expect(await storage.readBody('a')).toBe('body');
  });
});
