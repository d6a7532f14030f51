import { useEffect, useState } from 'react';
import { usePicked } from '../../src/ui/base/usePicked';
import { onChange } from '../leads/listStore';
import { createReadStore, type Reading } from './readStore';

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
