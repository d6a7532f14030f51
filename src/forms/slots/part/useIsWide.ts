import { type RefObject, useLayoutEffect, useState } from 'react';
import { WIDE } from './picker.styles';

/** Whether an element has room for a month beside the times of a day. */
export function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWide(current.clientWidth >= WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isWide;
}
