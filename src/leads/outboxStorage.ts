import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { OutboxUpdate, QueuedLead } from './outbox';
import { OUTBOX_DATABASE, setOutboxFlag } from './outboxFlag';

/** Milliseconds after which a device that does not answer counts as one without storage. */
export const STORAGE_TIMEOUT = 2000;

export interface OutboxStorage {
  /**
   * Changes the queued leads in one transaction, which no other tab can interrupt.
   * @param body stored with its lead, if the change leaves that lead in the outbox.
   * @throws where the device has no storage, or does not answer in time; nothing is changed then.
   */
  update<T>(
    change: (leads: readonly QueuedLead[]) => OutboxUpdate<T>,
    body?: { lead: QueuedLead; text: string },
  ): Promise<T>;
  /** @throws as `update`. */
  readBody(id: string): Promise<string | undefined>;
}

/** Key of all records. Each body has a key of its own, the lead's id: looking for what is due reads no photos. */
const LEADS = 'leads';

/** An outbox in IndexedDB: it outlives the page, and all tabs of a site share it. */
export function createDeviceStorage(database = OUTBOX_DATABASE): OutboxStorage {
  let store: UseStore | undefined;

  async function access<T>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The device did not answer in time.')), STORAGE_TIMEOUT);
    });
    try {
      store ??= createStore(database, 'outbox');
      return await Promise.race([
        timeout,
        store(mode, async ({ transaction }) => {
          // A page that deletes the database must not be blocked by this connection.
          transaction.db.onversionchange = () => transaction.db.close();
          try {
            return await Promise.race([timeout, work(transaction.objectStore('outbox'))]);
          } catch (error) {
            rollBack(transaction); // the caller learns that nothing was stored, so nothing may be stored later
            throw error;
          }
        }),
      ]);
    } catch (error) {
      store = undefined; // its connection is closed or hangs: the next call opens another
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    update: (change, body) =>
      access('readwrite', async (objects) => {
        const before = parseLeads(await promisifyRequest<unknown>(objects.get(LEADS)));
        const { leads, result } = change(before);
        if (leads !== before) {
          objects.put(leads, LEADS);
          for (const { id } of before) if (!leads.some((lead) => lead.id === id)) objects.delete(id);
          if (body && leads.includes(body.lead)) objects.put(body.text, body.lead.id);
        }
        // Set within the transaction, so that no other tab can change the outbox in between.
        setOutboxFlag(leads.length > 0);
        await promisifyRequest(objects.transaction);
        return result;
      }),

    readBody: (id) =>
      access('readonly', async (objects) => {
        const text = await promisifyRequest<unknown>(objects.get(id));
        return typeof text === 'string' ? text : undefined;
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

/** Other scripts of the site can write to the database: what is no record of a lead is ignored. */
const parseLeads = (value: unknown): readonly QueuedLead[] =>
  Array.isArray(value)
    ? value.filter(
        (lead) =>
          typeof lead?.id === 'string' &&
          typeof lead.timestamp === 'string' &&
          typeof lead.endpoint === 'string' &&
          [lead.bytes, lead.keptAt, lead.attempts, lead.dueAt].every(Number.isFinite),
      )
    : [];

/** An outbox that is lost with the page: for devices without storage. Visitors are not promised that it is sent. */
export function createMemoryStorage(): OutboxStorage {
  let stored: readonly QueuedLead[] = [];
  const bodies = new Map<string, string>();
  return {
    async update(change, body) {
      const { leads, result } = change(stored);
      for (const { id } of stored) if (!leads.some((lead) => lead.id === id)) bodies.delete(id);
      if (body && leads.includes(body.lead)) bodies.set(body.lead.id, body.text);
      stored = leads;
      return result;
    },
    readBody: async (id) => bodies.get(id),
  };
}
