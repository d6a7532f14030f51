import { type RefObject, useEffect } from 'react';
import { avoidOverlap } from '../../page/avoidOverlap';

/** Hides a floating button while it would cover a form or a button of the page: see `avoidOverlap`. */
export function useAvoidOverlap(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mounted = new AbortController();
    if (button.current) avoidOverlap(button.current, mounted.signal);
    return () => mounted.abort();
  }, [button]);
}
