import { useEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { newestRequest } from '../../src/ui/base/newestRequest';
import { usePicked } from '../../src/ui/base/usePicked';
import type { Unread } from '../api/client';
import { call } from '../api/client';
import { onChange } from '../leads/listStore';

/** Reads something from the desk, and again after each change that the desk tells of. */
export function useRead<Answer>(path: string): { reading: Reading<Answer>; readAgain: () => Promise<void> } {
  const [store] = useState(() => createReadStore<Answer>());
  const { reading, read } = usePicked(store, 'reading', 'read');
  useEffect(() => {
    void read(path);
    return onChange(() => void read(path));
  }, [read, path]);
  return { reading, readAgain: () => read(path) };
}

type Reading<Answer> = Unread | { kind: 'read'; path: string; answer: Answer };

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
