/** The IndexedDB database of the outbox, and the name of the lock of the tab that sends from it. */
export const OUTBOX_DATABASE = 'bio-outbox';

/** A `localStorage` key that exists while the outbox is not empty: reading it is cheaper than opening IndexedDB. */
export const OUTBOX_FLAG = 'bio:outbox';

export function setOutboxFlag(hasLeads: boolean): void {
  try {
    if (hasLeads) localStorage.setItem(OUTBOX_FLAG, '1');
    else localStorage.removeItem(OUTBOX_FLAG);
  } catch {
    // Storage is blocked: queued leads are retried when the visitor sends the next one.
  }
}
