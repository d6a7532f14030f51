import { createStore } from 'zustand/vanilla';
import type { LeadPage, LeadSummary } from '../../server/inbox/listLeads';
import { newestRequest } from '../../src/ui/base/newestRequest';
import type { Unread } from '../api/client';
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
  /** What is shown stays meanwhile. */
  progress: Unread | { kind: 'read' };
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
  const beginRead = newestRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How many leads are to be shown at least: as many pages are read. */
  let wanted = 1;
  /** By which the leads were filtered that are shown. */
  let shownBy: Filter | undefined;

  /** @param isMore whether what is shown stays, and the next page follows */
  async function load(isMore: boolean): Promise<void> {
    const isNewest = beginRead();
    const { filter, leads: shown, next: nextPage, arrived: arrivedBefore } = get();
    set({ progress: { kind: 'loading' } });
    try {
      const leads = isMore ? [...shown] : [];
      const params = filterParams(filter);
      let next = isMore ? nextPage : undefined;
      do {
        if (next) params.set('after', next);
        const page = await call<LeadPage>('GET', `leads?${params}`);
        if (!isNewest()) return;
        leads.push(...page.leads);
        next = page.next;
      } while (next && leads.length < wanted);
      const known = new Set(shown.map(({ id }) => id));
      const arrived =
        filter === shownBy
          ? Math.max(
              0,
              leads.findIndex(({ id }) => known.has(id)),
            )
          : 0;
      shownBy = filter;
      set({ leads, next, progress: { kind: 'read' }, arrived: isMore ? arrivedBefore : arrived });
    } catch (error) {
      if (isNewest()) set({ progress: { kind: 'failed', error } });
    }
  }

  return {
    filter: noFilter,
    leads: [],
    next: undefined,
    progress: { kind: 'loading' },
    arrived: 0,
    changes: 0,
    choose(chosen) {
      beginRead(); // what is under way is of another filter
      wanted = 1;
      set({ filter: { ...get().filter, ...chosen }, progress: { kind: 'loading' } });
      clearTimeout(timer);
      timer = setTimeout(() => void load(false), 'q' in chosen ? searchDelay : 0);
    },
    reload: () => load(false),
    async loadMore() {
      const { next, progress, leads } = get();
      if (!next || progress.kind === 'loading') return;
      wanted = leads.length + 1;
      await load(true);
    },
    watch() {
      const ending = new AbortController();
      const { signal } = ending;
      let stamp: string | undefined;
      const ask = async () => {
        if (document.hidden) return;
        const answer = await call<{ stamp: string }>('GET', 'changes').catch(() => undefined);
        if (!answer || answer.stamp === stamp || signal.aborted) return;
        ({ stamp } = answer);
        // The first time too: something may have changed since it was read, or it was read without a network.
        set({ changes: get().changes + 1 });
        await get().reload();
      };
      void load(false);
      void ask();
      const interval = setInterval(() => void ask(), pollEvery);
      const onReturn = () => void ask();
      document.addEventListener('visibilitychange', onReturn, { signal });
      addEventListener('online', onReturn, { signal });
      return () => {
        ending.abort();
        clearInterval(interval);
        clearTimeout(timer);
        beginRead();
        wanted = 1;
        shownBy = undefined;
        set({ leads: [], next: undefined, filter: noFilter, progress: { kind: 'loading' }, arrived: 0 });
      };
    },
  };
});
