import { createStore } from 'zustand/vanilla';
import type { LeadPage, LeadSummary } from '../../server/inbox/listLeads';
import { call } from '../api/client';
import { type Filter, filterParams, noFilter } from './filter';

/** Milliseconds between two questions whether anything has changed, while the page is seen. */
const pollEvery = 5_000;
const searchDelay = 250;

interface ListState {
  filter: Filter;
  leads: LeadSummary[];
  /** Where the next page begins. */
  next: string | undefined;
  isLoading: boolean;
  error: unknown;
  /** Leads that came while the list was open. */
  arrived: number;
  /** Counts the changes that the desk told of: what shows a lead reads it again. */
  changes: number;
  choose: (filter: Partial<Filter>) => void;
  /** Reads the list again, as many pages as are shown. */
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
  /** Reads the list, and again after each change. @returns stops that */
  watch: () => () => void;
}

/** @param listener called after each change that the desk tells of. @returns stops that */
export const onChange = (listener: () => void): (() => void) =>
  listStore.subscribe((now, before) => {
    if (now.changes !== before.changes) listener();
  });

export const listStore = createStore<ListState>((set, get) => {
  /** The newest request counts: an older one may be answered later. */
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readPage = (after: string | undefined) => {
    const params = filterParams(get().filter);
    if (after) params.set('after', after);
    return call<LeadPage>('GET', `leads?${params}`);
  };

  async function load(count: number, isOther: boolean): Promise<void> {
    const request = ++newest;
    set({ isLoading: true });
    try {
      const leads: LeadSummary[] = [];
      let next: string | undefined;
      do {
        const page = await readPage(next);
        leads.push(...page.leads);
        next = page.next;
      } while (next && leads.length < count);
      if (request !== newest) return;
      const known = new Set(get().leads.map(({ id }) => id));
      const arrived = isOther || known.size === 0 ? 0 : leads.findIndex(({ id }) => known.has(id));
      set({ leads, next, error: undefined, arrived: Math.max(0, arrived) });
    } catch (error) {
      if (request === newest) set({ error });
    } finally {
      if (request === newest) set({ isLoading: false });
    }
  }

  return {
    filter: noFilter,
    leads: [],
    next: undefined,
    isLoading: false,
    error: undefined,
    arrived: 0,
    changes: 0,
    choose(chosen) {
      set({ filter: { ...get().filter, ...chosen } });
      clearTimeout(timer);
      timer = setTimeout(() => void load(1, true), 'q' in chosen ? searchDelay : 0);
    },
    reload: () => load(get().leads.length, false),
    async loadMore() {
      const { next, isLoading } = get();
      if (!next || isLoading) return;
      const request = ++newest;
      set({ isLoading: true });
      try {
        const page = await readPage(next);
        if (request === newest)
          set({ leads: [...get().leads, ...page.leads], next: page.next, error: undefined });
      } catch (error) {
        if (request === newest) set({ error });
      } finally {
        if (request === newest) set({ isLoading: false });
      }
    },
    watch() {
      let stamp: string | undefined;
      const ask = async () => {
        if (document.hidden) return;
        const answer = await call<{ stamp: string }>('GET', 'changes').catch(() => undefined);
        if (!answer || answer.stamp === stamp) return;
        const isChange = stamp !== undefined;
        ({ stamp } = answer);
        if (!isChange) return;
        set({ changes: get().changes + 1 });
        await get().reload();
      };
      void load(1, true);
      void ask();
      const interval = setInterval(() => void ask(), pollEvery);
      const onReturn = () => void ask();
      document.addEventListener('visibilitychange', onReturn);
      addEventListener('online', onReturn);
      return () => {
        clearInterval(interval);
        document.removeEventListener('visibilitychange', onReturn);
        removeEventListener('online', onReturn);
        newest++;
        set({ leads: [], next: undefined, filter: noFilter, error: undefined, arrived: 0 });
      };
    },
  };
});
