import { createStore, keys } from 'idb-keyval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type KeptLead, keep, remove } from './outbox';
import { createDeviceShelf, createMemoryShelf, type Shelf, STORE_PATIENCE } from './outboxStore';
import { LEADS_WAIT } from './waiting';

const keysOf = (name: string) => keys(createStore(name, 'outbox'));

let databases = 0;
/** A database that nobody has opened before. */
const newName = () => `outbox-test-${Date.now()}-${databases++}`;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const lead = (changes: Partial<KeptLead> = {}): KeptLead => ({
  id: 'a',
  kind: 'contact',
  timestamp: '2030-01-31T12:00:00.000Z',
  endpoint: 'https://desk.example/',
  bytes: 1000,
  keptAt: 0,
  attempts: 1,
  dueAt: 0,
  sending: false,
  ...changes,
});
const put = (shelf: Shelf, one: KeptLead, text: string) =>
  shelf.change((leads) => keep(leads, one), { lead: one, text });
const drop = (shelf: Shelf, one: KeptLead) =>
  shelf.change((leads) => ({ leads: remove(leads, one), result: undefined }));
const all = (shelf: Shelf) => shelf.change((leads) => ({ leads, result: leads }));

describe.each([
  ['on the device', () => createDeviceShelf(newName())],
  ['in memory', createMemoryShelf],
])('%s', (_, create) => {
  test('a lead and its body come and go together', async () => {
    const shelf = create();
    expect(await all(shelf)).toEqual([]);
    expect(await put(shelf, lead(), '{"name":"O’Neil \u0000 😀"}')).toBe(true);
    expect(await put(shelf, lead({ id: 'b' }), 'b')).toBe(true);
    expect(await all(shelf)).toEqual([lead(), lead({ id: 'b' })]);
    expect(await shelf.body('a')).toBe('{"name":"O’Neil \u0000 😀"}');
    await drop(shelf, lead());
    expect(await all(shelf)).toEqual([lead({ id: 'b' })]);
    expect(await shelf.body('a')).toBeUndefined();
  });

  test('a correction replaces the body, a version that comes late does not', async () => {
    const shelf = create();
    const later = lead({ timestamp: '2030-01-31T13:00:00.000Z' });
    await put(shelf, lead(), 'first');
    await put(shelf, later, 'second');
    expect(await put(shelf, lead(), 'first')).toBe(true);
    expect(await shelf.body('a')).toBe('second');
    expect(await all(shelf)).toEqual([later]);
  });
});

describe('the device', () => {
  test('keeps them for the next visit, and says so without its database', async () => {
    const name = newName();
    const shelf = createDeviceShelf(name);
    await put(shelf, lead(), 'body');
    expect(LEADS_WAIT in localStorage).toBe(true);
    const next = createDeviceShelf(name);
    expect(await next.body('a')).toBe('body');
    await drop(next, lead());
    expect(LEADS_WAIT in localStorage).toBe(false);
  });

  test('lets nobody come between: of many who want the same lead one gets it', async () => {
    const name = newName();
    const tabs = Array.from({ length: 8 }, () => createDeviceShelf(name));
    const [first] = tabs;
    if (first) await put(first, lead(), 'body');
    const taken = await Promise.all(
      tabs.map((tab) =>
        tab.change((leads) => ({ leads: [], result: leads.some(({ id }) => id === 'a') ? 'mine' : 'gone' })),
      ),
    );
    expect(taken.filter((one) => one === 'mine')).toHaveLength(1);
  });

  test('a body of the largest size comes back to the letter', async () => {
    const shelf = createDeviceShelf(newName());
    const body = 'é'.repeat(4 * 1024 * 1024);
    await put(shelf, lead({ bytes: 8 * 1024 * 1024 }), body);
    expect((await shelf.body('a')) === body).toBe(true);
  });

  test('what other scripts wrote there is taken for no lead', async () => {
    const name = newName();
    await createDeviceShelf(name).change(() => ({
      leads: [null, 3, { id: 'x' }, lead()] as KeptLead[],
      result: undefined,
    }));
    expect(await all(createDeviceShelf(name))).toEqual([lead()]);
  });

  test('a page may delete the database while the widgets are there, and they go on', async () => {
    const name = newName();
    const shelf = createDeviceShelf(name);
    await put(shelf, lead(), 'body');
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onblocked = reject;
    });
    await all(shelf).catch(() => {}); // its connection was closed
    expect(await all(shelf)).toEqual([]);
    expect(await put(shelf, lead(), 'body')).toBe(true);
  });

  test('blocked: that is said at once, and no promise is made', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(put(createDeviceShelf(newName()), lead(), 'body')).rejects.toThrow('blocked');
    expect(LEADS_WAIT in localStorage).toBe(false);
  });

  test('full: neither the lead nor its body is kept, and what was there stays', async () => {
    const name = newName();
    const shelf = createDeviceShelf(name);
    await put(shelf, lead({ id: 'b' }), 'b');
    // The list of leads is in already, their body is too much.
    const list = vi.spyOn(IDBObjectStore.prototype, 'put');
    list.mockImplementationOnce(function (this: IDBObjectStore, value: unknown) {
      const request = this.add(value, 'leads-new');
      list.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      return request;
    });
    await expect(put(shelf, lead(), 'body')).rejects.toThrow('full');
    expect(await all(shelf)).toEqual([lead({ id: 'b' })]);
    expect(await shelf.body('a')).toBeUndefined();
    expect(await keysOf(name)).toEqual(['b', 'leads']);
  });

  test('hanging: given up after 2 s, and the next call may find it well again', async () => {
    const name = newName();
    const shelf = createDeviceShelf(name);
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
    const start = performance.now();
    await expect(put(shelf, lead(), 'body')).rejects.toThrow('did not answer in time');
    expect(performance.now() - start).toBeGreaterThanOrEqual(STORE_PATIENCE - 50);
    expect(performance.now() - start).toBeLessThan(STORE_PATIENCE + 1000);
    open.mockRestore();
    expect(await put(shelf, lead(), 'body')).toBe(true);
  });

  test('slow: what was given up is not kept behind the back of whoever was told so', async () => {
    const name = newName();
    const blocker = indexedDB.open(name, 1);
    await new Promise<void>((resolve) => {
      blocker.onupgradeneeded = () => blocker.result.createObjectStore('outbox');
      blocker.onsuccess = () => resolve();
    });
    // Another tab's transaction keeps the store busy.
    const objects = blocker.result.transaction('outbox', 'readwrite').objectStore('outbox');
    let busy = true;
    const spin = () => {
      objects.get('x').onsuccess = () => {
        if (busy) spin();
      };
    };
    spin();
    const shelf = createDeviceShelf(name);
    await expect(put(shelf, lead(), 'body')).rejects.toThrow('did not answer in time');
    busy = false;
    expect(await all(createDeviceShelf(name))).toEqual([]);
  });

  test('without localStorage it keeps leads all the same', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const shelf = createDeviceShelf(newName());
    expect(await put(shelf, lead(), 'body')).toBe(true);
    expect(await shelf.body('a')).toBe('body');
  });
});
