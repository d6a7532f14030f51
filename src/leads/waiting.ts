/** Stands in `localStorage` while the outbox is not empty: nobody has to open a database to learn that. */
export const LEADS_WAIT = 'bio:outbox';

export function tellLeadsWait(wait: boolean): void {
  try {
    if (wait) localStorage.setItem(LEADS_WAIT, '1');
    else localStorage.removeItem(LEADS_WAIT);
  } catch {
    // Storage is blocked: they wait until something else is sent.
  }
}
