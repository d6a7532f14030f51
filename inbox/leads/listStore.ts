import { createStore } from 'zustand/vanilla';
import type { LeadCounts } from '../../server/inbox/callNext';
import type { LeadPage, LeadSummary } from '../../server/inbox/listLeads';
import { newestRequest } from '../../src/ui/base/newestRequest';
import type { Unread } from '../api/client';
import { call } from '../api/client';
import { watchChanges } from '../api/watchChanges';
import { type Filter, filterParams, firmParam, firstFilter, withChoice } from './filter';

const searchDelay = 250;

interface ListState {
  filter: Filter;
  leads: LeadSummary[];
  /** Where the next page begins. */
  next: string | undefined;
  /** How many leads there are of each list; undefined until they were counted. */
  counts: LeadCounts | undefined;
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
  /** Shows a lead as one that was opened. */
  markRead: (id: string) => void;
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
      const arrived = filter === shownBy ? newerThan(shown, leads) : 0;
      shownBy = filter;
      set({ leads, next, progress: { kind: 'read' }, arrived: isMore ? arrivedBefore : arrived });
    } catch (error) {
      if (isNewest()) set({ progress: { kind: 'failed', error } });
    }
  }

  const beginCount = newestRequest();
  async function count(): Promise<void> {
    const isNewest = beginCount();
    const { firm, care } = get().filter;
    const params = new URLSearchParams({ ...(firm && { firm: firmParam(firm) }), ...(care && { care }) });
    const counts = await call<LeadCounts>('GET', `leads/counts?${params}`).catch(() => undefined);
    if (counts && isNewest()) set({ counts });
  }

  return {
    filter: firstFilter,
    leads: [],
    next: undefined,
    counts: undefined,
    progress: { kind: 'loading' },
    arrived: 0,
    changes: 0,
    choose(chosen) {
      beginRead(); // what is under way is of another filter
      wanted = 1;
      set({ filter: withChoice(get().filter, chosen), progress: { kind: 'loading' } });
      if (chosen.firm !== undefined || chosen.care !== undefined) void count();
      clearTimeout(timer);
      timer = setTimeout(() => void load(false), 'q' in chosen ? searchDelay : 0);
    },
    async reload() {
      void count();
      await load(false);
    },
    async loadMore() {
      const { next, progress, leads } = get();
      if (!next || progress.kind === 'loading') return;
      wanted = leads.length + 1;
      await load(true);
    },
    markRead(id) {
      const { leads, counts } = get();
      if (!leads.some((lead) => lead.id === id && lead.unread)) return;
      set({
        leads: leads.map((lead) => (lead.id === id ? withoutMark(lead) : lead)),
        counts: counts && { ...counts, unread: Math.max(0, counts.unread - 1) },
      });
    },
    watch() {
      let stamp: string | undefined;
      const stop = watchChanges((told) => {
        if (told === stamp) return;
        stamp = told;
        // The first time too: something may have changed since it was read, or it was read without a network.
        set({ changes: get().changes + 1 });
        void get().reload();
      });
      void load(false);
      return () => {
        stop();
        clearTimeout(timer);
        beginRead();
        beginCount();
        wanted = 1;
        shownBy = undefined;
        set({
          leads: [],
          next: undefined,
          counts: undefined,
          filter: firstFilter,
          progress: { kind: 'loading' },
          arrived: 0,
        });
      };
    },
  };
});

function withoutMark(lead: LeadSummary): LeadSummary {
  const { unread: _, ...read } = lead;
  return read;
}

/** How many leads came after all that were shown. */
function newerThan(shown: readonly LeadSummary[], leads: readonly LeadSummary[]): number {
  const newest = shown.reduce((latest, { receivedAt }) => (receivedAt > latest ? receivedAt : latest), '');
  return leads.filter(({ receivedAt }) => receivedAt > newest).length;
}
