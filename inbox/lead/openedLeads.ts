import { createStore } from 'zustand/vanilla';
import { listStore } from '../leads/listStore';
import type { Progress } from '../ui/Failure';
import { createLeadStore, type LeadStore } from './leadStore';

/** The lead that is open, and those that were left while something was being stored. */
const stores = new Map<string, LeadStore>();

/** Leads with a change that was not stored. */
export const failedStore = createStore<{ leads: readonly { id: string; name: string }[] }>(() => ({
  leads: [],
}));

/** The store of a lead; the one before where it was left while something was being stored. */
export function openLead(id: string): LeadStore {
  const known = stores.get(id);
  if (known) return known;
  const store = createLeadStore(id);
  stores.set(id, store);
  store.subscribe(({ changes }, before) => {
    if (changes !== before.changes) failedStore.setState({ leads: failedLeads() });
  });
  return store;
}

/** Nobody looks at it any more: what is being stored goes on, and what failed was seen. */
export function leaveLead(id: string): void {
  const store = stores.get(id);
  if (!store || has(store, 'storing')) return;
  stores.delete(id);
  failedStore.setState({ leads: failedLeads() });
}

/** Nobody is signed in any more. */
export function forgetLeads(): void {
  stores.clear();
  failedStore.setState({ leads: [] });
}

/** Whether something is lost with this page. */
export const isStoring = (): boolean => [...stores.values()].some((store) => has(store, 'storing'));

/** Whether a change of a lead was not stored. */
export function hasFailed(id: string): boolean {
  const store = stores.get(id);
  return store !== undefined && has(store, 'failed');
}

const has = (store: LeadStore, kind: Progress['kind']): boolean =>
  Object.values(store.getState().changes).some((progress) => progress?.kind === kind);

function failedLeads(): { id: string; name: string }[] {
  return [...stores]
    .filter(([, store]) => has(store, 'failed'))
    .flatMap(([id, store]) => {
      const { view } = store.getState();
      // One that was settled in the list was not opened.
      const lead =
        view.kind === 'shown' ? view.lead : listStore.getState().leads.find((one) => one.id === id);
      return lead ? [{ id, name: lead.name }] : [];
    });
}
