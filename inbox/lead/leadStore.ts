import { createStore } from 'zustand/vanilla';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { readText, storeText } from '../../webapp/stored';
import type { Unread } from '../api/client';
import { ApiError, call } from '../api/client';
import { listStore } from '../leads/listStore';
import type { Lang } from '../messages/useMessages';
import type { Progress } from '../ui/Failure';

/** Under which a note that was typed and not stored yet stays where the page is left, or the network is. */
const noteKey = (leadId: string) => `inbox:note:${leadId}`;

/** What is shown of a lead. */
export type LeadView = Unread | { kind: 'shown'; lead: LeadDetail } | { kind: 'gone' | 'erased' };

/** What a person does with a lead. */
export type Change =
  | 'state'
  | 'amount'
  | 'snooze'
  | 'assignee'
  | 'appointment'
  | 'note'
  | 'reply'
  | 'suspect'
  | 'erase';

interface LeadState {
  view: LeadView;
  /** By kind: each says at its own control why it was not made. */
  changes: Partial<Record<Change, Progress | undefined>>;
  /** The state that is being stored: shown at once, and taken back where that fails. */
  nextState: LeadDetail['state'] | undefined;
  /** The note that is being typed. */
  note: string;
  /** @param marks whether the firm has read it then: not where somebody only reads. @default true */
  read: (lang: Lang, marks?: boolean) => Promise<void>;
  setState: (state: LeadDetail['state']) => Promise<void>;
  /** Says what a job that was won is worth; null takes that back. */
  setAmount: (amount: number | null) => Promise<void>;
  /** Puts it off until a time, which is over where it is to be called now. @param noAnswer whether nobody answered */
  snooze: (until: Date, noAnswer?: boolean) => Promise<void>;
  /** @param name of an account; empty for nobody in particular */
  assign: (name: string) => Promise<void>;
  /** Confirms the appointment, cancels it, or notes that nobody was there. */
  setAppointment: (state: 'booked' | 'canceled' | 'no-show') => Promise<void>;
  /** Notes that an answer was begun. @param reply the id of a short answer */
  noteReply: (reply: string) => Promise<void>;
  typeNote: (text: string) => void;
  addNote: () => Promise<void>;
  setSuspect: (suspect: boolean) => Promise<void>;
  erase: (wholePerson: boolean) => Promise<void>;
}

/** One lead: what is known of it, and what a person changes, one change after the other. */
export const createLeadStore = (id: string) =>
  createStore<LeadState>((set, get) => {
    let language: Lang = 'en';
    const beginRead = newestRequest();
    const beginState = newestRequest();
    /** Ends when everything is stored that was changed until now, or has failed. */
    let queue: Promise<unknown> = Promise.resolve();

    const report = (name: Change, progress: Progress | undefined) =>
      set({ changes: { ...get().changes, [name]: progress } });

    /** @returns whether it was stored */
    function change(name: Change, method: string, path: string, body?: unknown): Promise<boolean> {
      report(name, { kind: 'storing' });
      const stored = queue.then(async () => {
        report(name, { kind: 'storing' });
        try {
          await call(method, `leads/${id}${path}`, body);
        } catch (error) {
          report(name, { kind: 'failed', error });
          return false;
        }
        report(name, undefined);
        void listStore.getState().reload();
        return true;
      });
      queue = stored;
      return stored;
    }

    let isMarked = false;
    /** Whoever opened it has read it. Where that cannot be stored, it is with the next opening. */
    async function markRead(): Promise<void> {
      isMarked = true;
      await call('POST', `leads/${id}/read`).then(
        () => listStore.getState().markRead(id),
        () => {
          isMarked = false;
        },
      );
    }

    return {
      view: { kind: 'loading' },
      changes: {},
      nextState: undefined,
      note: readText(noteKey(id)) ?? '',
      async read(lang, marks = true) {
        language = lang;
        const isNewest = beginRead();
        if (get().view.kind === 'failed') set({ view: { kind: 'loading' } });
        let view: LeadView;
        try {
          view = { kind: 'shown', lead: await call<LeadDetail>('GET', `leads/${id}?lang=${lang}`) };
        } catch (error) {
          view =
            error instanceof ApiError && error.status === 404 ? { kind: 'gone' } : { kind: 'failed', error };
        }
        const { kind } = get().view;
        // What is shown stays where it cannot be read again; what was erased is not said to be missing.
        if (!isNewest() || kind === 'erased' || (kind === 'shown' && view.kind === 'failed')) return;
        set({ view });
        if (view.kind === 'shown' && view.lead.unread && !isMarked && marks) void markRead();
      },
      async setState(state) {
        const isNewest = beginState();
        set({ nextState: state });
        if (await change('state', 'POST', '/state', { state })) {
          const { view } = get();
          // It is stored, whether the lead can be read again or not.
          if (view.kind === 'shown') set({ view: { ...view, lead: { ...view.lead, state } } });
          await get().read(language);
        }
        if (isNewest()) set({ nextState: undefined });
      },
      async setAmount(amount) {
        if (await change('amount', 'POST', '/state', { state: 'won', amount })) await get().read(language);
      },
      async snooze(until, noAnswer = false) {
        const body = { until: until.toISOString(), noAnswer };
        if (await change('snooze', 'POST', '/snooze', body)) await get().read(language);
      },
      async assign(name) {
        if (await change('assignee', 'POST', '/assignee', { name })) await get().read(language);
      },
      async setAppointment(state) {
        if (await change('appointment', 'POST', '/appointment', { state })) await get().read(language);
      },
      async noteReply(reply) {
        if (await change('reply', 'POST', '/reply', { reply })) await get().read(language);
      },
      typeNote(note) {
        set({ note });
        storeText(noteKey(id), note);
      },
      async addNote() {
        const { note, changes, typeNote } = get();
        if (changes.note?.kind === 'storing') return; // its button was pressed twice
        if (!(await change('note', 'POST', '/notes', { text: note }))) return;
        // What was typed meanwhile is another one.
        if (get().note === note) typeNote('');
        await get().read(language);
      },
      async setSuspect(suspect) {
        if (await change('suspect', 'POST', '/suspect', { suspect })) await get().read(language);
      },
      async erase(wholePerson) {
        if (await change('erase', 'DELETE', wholePerson ? '?person' : '')) set({ view: { kind: 'erased' } });
      },
    };
  });

export type LeadStore = ReturnType<typeof createLeadStore>;
