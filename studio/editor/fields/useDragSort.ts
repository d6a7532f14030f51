import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

interface Drag {
  /** Place of the entry that is dragged. */
  from: number;
  /** Where it would stand if it was let go now. */
  to: number;
}

/** Distance to the window's edge, in px, within which a drag scrolls the page, and how far it scrolls. */
const EDGE = 64;
const SCROLL = 24;

/**
 * Sorting a list by dragging its entries with mouse, pen or finger.
 * @param list the element whose children are the entries.
 * @param onMove called when an entry is let go at another place.
 */
export function useDragSort(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): { drag: Drag | undefined; start: (from: number, event: ReactPointerEvent<HTMLElement>) => void } {
  const [drag, setDrag] = useState<Drag>();

  const start = (from: number, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    let to = from;
    const ending = new AbortController();
    const { signal } = ending;
    const follow = ({ clientY }: PointerEvent) => {
      if (clientY < EDGE) scrollBy(0, -SCROLL);
      if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL);
      to = placeAt(clientY, from, Array.from(list.current?.children ?? []));
      setDrag({ from, to });
    };
    const end = () => {
      ending.abort();
      setDrag(undefined);
    };
    handle.addEventListener('pointermove', follow, { signal });
    handle.addEventListener('pointercancel', end, { signal });
    handle.addEventListener(
      'pointerup',
      () => {
        end();
        if (to !== from) onMove(from, to);
      },
      { signal },
    );
  };
  return { drag, start };
}

/** The place of an entry that is held at a height: above it are those whose middle is above. */
function placeAt(y: number, from: number, entries: readonly Element[]): number {
  const above = entries.filter((entry, index) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return index !== from && (top + bottom) / 2 < y;
  });
  return above.length;
}
