import { useSyncExternalStore } from 'react';
import { views } from './views';

type View = (typeof views)[number];

/** How often the address has named another view. */
let changes = 0;

/** The view that the page's hash names, else the first. A hash may go on behind a slash: `#gallery/bio-faq`. */
export function useHashView(): { view: View; isFirst: boolean } {
  const name = useSyncExternalStore(subscribe, nameInHash);
  const view = views.find(({ id }) => id === name) ?? views[0];
  return { view, isFirst: changes === 0 };
}

const nameInHash = () => location.hash.slice(1).split('/')[0];

function subscribe(onChange: () => void): () => void {
  let name = nameInHash();
  const listener = () => {
    // What stands behind the slash is the view's own.
    if (name === nameInHash()) return;
    name = nameInHash();
    changes++;
    onChange();
  };
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
