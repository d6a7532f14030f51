import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../page/scheduling';

/**
 * The entries of a long list that are rendered so far: those of the first screen at once, the others as many at a time, when the
 * page is idle. So the visitor waits neither for what is out of view nor for one long task. Markup has all of them.
 */
export function useFirstOf<Entry>(entries: readonly Entry[], first: number): readonly Entry[] {
  const isInMarkup = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [count, setCount] = useState(isInMarkup ? entries.length : first);
  useEffect(() => {
    if (count < entries.length)
      whenIdle(() => startTransition(() => setCount(count + first)), { timeout: 500 });
  }, [count, entries.length, first]);
  return entries.slice(0, count);
}
