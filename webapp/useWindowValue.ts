import { useCallback, useSyncExternalStore } from 'react';

/** A value that the window has, such as its hash, read again with each event of this name. */
export function useWindowValue<Value>(event: 'hashchange' | 'resize', read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      addEventListener(event, onChange);
      return () => removeEventListener(event, onChange);
    },
    [event],
  );
  return useSyncExternalStore(subscribe, read);
}
