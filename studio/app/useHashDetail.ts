import { useSyncExternalStore } from 'react';

/** What follows the view in the page's hash, behind slashes: `items` in `#editor/items`. Empty where nothing does. */
export const useHashDetail = (): string =>
  useSyncExternalStore(subscribe, () => location.hash.split('/').slice(1).join('/'));

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
