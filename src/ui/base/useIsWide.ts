import { useSyncExternalStore } from 'react';

/** Narrower pages have no room for something beside a step. */
const WIDE = '(min-width: 960px)';

/**
 * Whether the page has room for something beside a step: where it has none, that is not rendered, and a press stays cheap on a
 * phone. The markup is for all pages, and its styles hide what has no room.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
