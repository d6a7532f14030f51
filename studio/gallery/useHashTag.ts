import { useSyncExternalStore } from 'react';

/** What the page's hash names behind its slash, such as `bio-faq` of `#gallery/bio-faq`; empty where it names nothing. */
export const useHashTag = (): string =>
  useSyncExternalStore(subscribe, () => location.hash.split('/')[1] ?? '');

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
