import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * The entries of a long list that are rendered so far: those of the first screen at once, the others later, as many at a time.
 * So the visitor waits neither for what is out of view nor for one long task. Markup has all of them.
 */
export function useFirstOf<Entry>(entries: readonly Entry[], first: number): readonly Entry[] {
  const isInMarkup = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [count, setCount] = useState(isInMarkup ? entries.length : first);
  useEffect(() => {
    if (count < entries.length) startTransition(() => setCount(count + first));
  }, [count, entries.length, first]);
  return entries.slice(0, count);
}
