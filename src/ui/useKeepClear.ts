import { type RefObject, useEffect } from 'react';
import { keepClear } from './keepClear';

/** Keeps a floating button clear of the page's forms and buttons as long as it is shown: see `keepClear`. */
export function useKeepClear(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController();
    if (button.current) keepClear(button.current, ended.signal);
    return () => ended.abort();
  }, [button]);
}
