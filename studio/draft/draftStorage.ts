import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Draft } from './draft';

/** A draft as the device keeps it. */
export interface StoredDraft {
  draft: Draft;
  /** Grows by one with every edit that was stored, in whichever tab: from 1 on. */
  revision: number;
  /** Milliseconds since 1970. */
  editedAt: number;
}

/** Where drafts are kept. Each call throws where the device has no storage, or refuses, or does not answer in time. */
export interface DraftStorage {
  /** In no order. */
  list(): Promise<StoredDraft[]>;
  read(id: string): Promise<StoredDraft | undefined>;
  /**
   * Stores a draft, unless another tab has stored another state of it meanwhile.
   * @param base the revision that the draft comes from; 0 for one that was never stored.
   * @returns the new revision; undefined where the stored one is not `base`, and nothing was changed. A draft that was
   *   deleted meanwhile is stored again: the edit counts.
   */
  write(draft: Draft, base: number, editedAt: number): Promise<number | undefined>;
  remove(id: string): Promise<void>;
}

/** Milliseconds after which a device that does not answer counts as one without storage. */
const TIMEOUT = 5_000;

/** Says that the device did not answer in time. */
export class StorageTimeout extends Error {}

/** Drafts in IndexedDB, which all tabs of the site share. */
export function createDeviceStorage(): DraftStorage {
  let store: UseStore | undefined;

  async function access<T>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StorageTimeout()), TIMEOUT);
    });
    try {
      store ??= createStore('studio', 'drafts');
      const done = store(mode, async (objects) => {
        const { transaction } = objects;
        // A page that deletes the database must not be blocked by this connection.
        transaction.db.onversionchange = () => transaction.db.close();
        try {
          return await Promise.race([timeout, work(objects)]);
        } catch (error) {
          rollBack(transaction); // the caller learns that nothing was stored, so nothing may be stored later
          throw error;
        }
      });
      return await Promise.race([timeout, done]);
    } catch (error) {
      store = undefined; // its connection is closed or hangs: the next call opens another
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    list: () => access('readonly', (objects) => promisifyRequest<StoredDraft[]>(objects.getAll())),
    read: (id) => access('readonly', (objects) => promisifyRequest<StoredDraft | undefined>(objects.get(id))),
    write: (draft, base, editedAt) =>
      access('readwrite', async (objects) => {
        const before = await promisifyRequest<StoredDraft | undefined>(objects.get(draft.id));
        if (before && before.revision !== base) return undefined;
        const revision = base + 1;
        objects.put({ draft, revision, editedAt } satisfies StoredDraft, draft.id);
        await promisifyRequest(objects.transaction);
        return revision;
      }),
    remove: (id) =>
      access('readwrite', async (objects) => {
        objects.delete(id);
        await promisifyRequest(objects.transaction);
      }),
  };
}

function rollBack(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
