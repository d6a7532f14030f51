import { createStore } from 'zustand/vanilla';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { call } from '../api/client';

export type Unread = { kind: 'loading' } | { kind: 'failed'; error: unknown };
export type Reading<Answer> = Unread | { kind: 'read'; path: string; answer: Answer };

interface ReadStore<Answer> {
  reading: Reading<Answer>;
  /** What was read stays meanwhile, and where the same cannot be read again. */
  read: (path: string) => Promise<void>;
}

/** What was read from the desk last. */
export const createReadStore = <Answer>() =>
  createStore<ReadStore<Answer>>((set, get) => {
    const beginRead = newestRequest();
    const isRead = (path?: string) => {
      const { reading } = get();
      return reading.kind === 'read' && (path === undefined || path === reading.path);
    };
    return {
      reading: { kind: 'loading' },
      async read(path) {
        const isNewest = beginRead();
        if (!isRead()) set({ reading: { kind: 'loading' } });
        try {
          const answer = await call<Answer>('GET', path);
          if (isNewest()) set({ reading: { kind: 'read', path, answer } });
        } catch (error) {
          if (isNewest() && !isRead(path)) set({ reading: { kind: 'failed', error } });
        }
      },
    };
  });
