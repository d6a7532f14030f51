import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Changed, KeptLead } from './outbox';
import { tellLeadsWait } from './waiting';

/** Milliseconds until a device that does not answer counts as having no storage. */
export const STORE_PATIENCE = 2000;

/** Where kept leads lie. */
export interface Shelf {
  /**
   * Changes what is kept, as one step that no other tab can come between.
   * @param body of that lead, as it is sent: kept where the lead is among the changed ones.
   * @throws where the device keeps nothing, or does not answer in time.
   */
  change<T>(
    change: (leads: readonly KeptLead[]) => Changed<T>,
    body?: { lead: KeptLead; text: string },
  ): Promise<T>;
  /** @throws as `change`. */
  body(id: string): Promise<string | undefined>;
}

/** All kept leads but for their bodies, which lie beside it by their ids: looking for what is due reads no photos. */
const LEADS = 'leads';

/** Leads that outlive the page: in a database of their own, which all tabs of a site share. */
export function createDeviceShelf(database = 'bio-outbox'): Shelf {
  let store: UseStore | undefined;

  async function access<T>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The device did not answer in time.')), STORE_PATIENCE);
    });
    try {
      store ??= createStore(database, 'outbox');
      return await Promise.race([
        late,
        store(mode, async ({ transaction }) => {
          // Whoever deletes the database is not to wait for this page.
          transaction.db.onversionchange = () => transaction.db.close();
          try {
            return await Promise.race([late, work(transaction.objectStore('outbox'))]);
          } catch (error) {
            undo(transaction); // all of it or nothing; and nothing once somebody was told that nothing is kept
            throw error;
          }
        }),
      ]);
    } catch (error) {
      store = undefined; // closed, or hanging: the next one opens it anew
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    change: (change, body) =>
      access('readwrite', async (objects) => {
        const before = readLeads(await promisifyRequest<unknown>(objects.get(LEADS)));
        const { leads, result } = change(before);
        if (leads !== before) {
          objects.put(leads, LEADS);
          for (const { id } of before) if (!leads.some((lead) => lead.id === id)) objects.delete(id);
          if (body && leads.includes(body.lead)) objects.put(body.text, body.lead.id);
        }
        // Within the transaction, where no other tab changes anything.
        tellLeadsWait(leads.length > 0);
        await promisifyRequest(objects.transaction);
        return result;
      }),

    body: (id) =>
      access('readonly', async (objects) => {
        const text = await promisifyRequest<unknown>(objects.get(id));
        return typeof text === 'string' ? text : undefined;
      }),
  };
}

function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has come to its end by itself.
  }
}

/** Other scripts of the site may write there too: what is no lead is not taken for one. */
const readLeads = (value: unknown): readonly KeptLead[] =>
  Array.isArray(value)
    ? value.filter(
        (lead) =>
          typeof lead?.id === 'string' &&
          typeof lead.timestamp === 'string' &&
          typeof lead.endpoint === 'string' &&
          [lead.bytes, lead.keptAt, lead.attempts, lead.dueAt].every(Number.isFinite),
      )
    : [];

/** Leads that are lost with the page: for devices that keep nothing. Nobody is promised anything of them. */
export function createMemoryShelf(): Shelf {
  let kept: readonly KeptLead[] = [];
  const bodies = new Map<string, string>();
  return {
    async change(change, body) {
      const { leads, result } = change(kept);
      for (const { id } of kept) if (!leads.some((lead) => lead.id === id)) bodies.delete(id);
      if (body && leads.includes(body.lead)) bodies.set(body.lead.id, body.text);
      kept = leads;
      return result;
    },
    body: async (id) => bodies.get(id),
  };
}
