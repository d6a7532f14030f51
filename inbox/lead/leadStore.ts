import { createStore } from 'zustand/vanilla';
import type { LeadDetail } from '../../server/inbox/readLeadDetail';
import { ApiError, call } from '../api/client';
import { listStore } from '../leads/listStore';
import type { Lang } from '../messages/useMessages';

interface LeadState {
  lead: LeadDetail | undefined;
  /** Why it could not be read. */
  error: unknown;
  isGone: boolean;
  isErased: boolean;
  /** Why the last change was not made. */
  changeError: unknown;
  /** The change that is under way. */
  changing: string | undefined;
  /** The state that is being stored: shown at once, and taken back where that fails. */
  nextState: LeadDetail['state'] | undefined;
  read: (lang: Lang) => Promise<void>;
  setState: (state: LeadDetail['state']) => Promise<void>;
  /** @returns whether it was stored */
  addNote: (text: string) => Promise<boolean>;
  setSuspect: (suspect: boolean) => Promise<void>;
  erase: (wholePerson: boolean) => Promise<void>;
}

/** One lead that is open. */
export const createLeadStore = (id: string) =>
  createStore<LeadState>((set, get) => {
    let language: Lang = 'en';

    async function change(name: string, method: string, path: string, body?: unknown): Promise<boolean> {
      if (get().changing !== undefined) return false;
      set({ changing: name, changeError: undefined });
      try {
        await call(method, `leads/${id}${path}`, body);
      } catch (error) {
        set({ changeError: error });
        return false;
      } finally {
        set({ changing: undefined });
      }
      void listStore.getState().reload();
      return true;
    }

    async function changeAndRead(...what: Parameters<typeof change>): Promise<boolean> {
      const isDone = await change(...what);
      if (isDone) await get().read(language);
      return isDone;
    }

    return {
      lead: undefined,
      error: undefined,
      isGone: false,
      isErased: false,
      changeError: undefined,
      changing: undefined,
      nextState: undefined,
      async read(lang) {
        language = lang;
        try {
          set({ lead: await call<LeadDetail>('GET', `leads/${id}?lang=${lang}`), error: undefined });
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) set({ isGone: true, lead: undefined });
          // What is shown stays.
          else if (!get().lead) set({ error });
        }
      },
      async setState(state) {
        set({ nextState: state });
        if (get().changing === 'state') return; // it follows
        let stored: LeadDetail['state'] | undefined;
        while (stored !== get().nextState) {
          stored = get().nextState;
          if (!(await changeAndRead('state', 'POST', '/state', { state: stored }))) break;
        }
        set({ nextState: undefined });
      },
      addNote: (text) => changeAndRead('note', 'POST', '/notes', { text }),
      async setSuspect(suspect) {
        await changeAndRead('suspect', 'POST', '/suspect', { suspect });
      },
      async erase(wholePerson) {
        if (await change('erase', 'DELETE', wholePerson ? '?person' : ''))
          set({ isErased: true, lead: undefined });
      },
    };
  });

export type LeadStore = ReturnType<typeof createLeadStore>;
