import { createStore } from 'zustand/vanilla';
import type { Report } from '../../src/check-page/report';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { readObject, storeObject } from '../../webapp/stored';
import { addressOf, type Refusal } from './loadPage';

/** How a page comes to be checked. */
export type Way = 'address' | 'source';

/** @param html undefined where it is to be loaded */
type Find = (html: string | undefined, address: URL | undefined) => Promise<Work['outcome']>;

interface PageCheckState {
  work: Work;
  progress:
    | { kind: 'idle' }
    | { kind: 'checking'; way: Way }
    /** At the field of a way. */
    | { kind: 'refused'; way: Way; message: string }
    /** The check itself could not be loaded. */
    | { kind: 'failed' };
  /** How many checks have ended. */
  checks: number;
  type: (typed: Partial<Pick<Work, 'address' | 'html'>>) => void;
  /** Checks what is typed; a check under way is given up. */
  check: (way: Way) => Promise<void>;
}

/** @param find checks a page. @throws where the check cannot be loaded */
export const createPageCheckStore = (find: Find) =>
  createStore<PageCheckState>()((set, get) => {
    const beginCheck = newestRequest();
    const change = (changes: Partial<Work>) => {
      const work = { ...get().work, ...changes };
      set({ work });
      storeWork(work);
    };

    return {
      work: readWork(),
      progress: { kind: 'idle' },
      checks: 0,
      type: change,
      async check(way) {
        const isNewest = beginCheck();
        const { address: typed, html } = get().work;
        const address = addressOf(typed);
        if (address === undefined && (way === 'address' || typed.trim() !== ''))
          return set({
            progress: {
              kind: 'refused',
              way: 'address',
              message: 'A web address, such as https://www.example.com/contact.',
            },
          });
        if (way === 'source' && html.trim() === '')
          return set({
            progress: { kind: 'refused', way: 'source', message: 'Paste the source of the page.' },
          });
        set({ progress: { kind: 'checking', way } });
        try {
          const outcome = await find(way === 'address' ? undefined : html, address);
          if (!isNewest()) return;
          change({ outcome });
          set({ progress: { kind: 'idle' }, checks: get().checks + 1 });
        } catch {
          if (isNewest()) set({ progress: { kind: 'failed' } });
        }
      },
    };
  });

/** A check that was made. */
export interface Outcome {
  report: Report;
  /** Of which page, as people read it. */
  subject: string;
  /** Whether its headers could be read. */
  hasHeaders: boolean;
  /** How many frames it has. */
  frames: number;
}

/** What one has typed, and what was found last. It stays in this tab over a reload. */
export interface Work {
  address: string;
  html: string;
  outcome?: Outcome | Refusal | undefined;
}

const KEY = 'studio-page-check';
const NOTHING: Work = { address: '', html: '' };

const readWork = (): Work => readObject(KEY, NOTHING);

/** A source may be larger than what browsers store: it is left out then. */
const storeWork = (work: Work): boolean => storeObject(KEY, work) || storeObject(KEY, { ...work, html: '' });
