import type { Overlay, WidgetSession } from './spec';

/** UTF-16 units that one entry may have: a fifth of what browsers give a whole site, and the page needs some too. */
const ENTRY_LIMIT = 1_000_000;

/**
 * What one element keeps for the browser session. The page and its other scripts share this storage: every key names
 * the element, `bio:<tag>:<scope>:<name>`, and no other key is touched. Before the element is first in the document
 * it has no scope, and nothing is kept.
 */
export function createSession(element: HTMLElement, overlay: Overlay | undefined): WidgetSession {
  let known: string | undefined;

  /** What its keys begin with: found once, so that a moved element keeps its own. */
  const prefix = (): string => {
    if (known === undefined) {
      if (!element.isConnected) throw new Error('An element outside of the document has no scope.');
      known = `bio:${element.localName}:${scopeOf(element, overlay)}:`;
    }
    return known;
  };

  return {
    read: (name) =>
      attempt((storage): unknown => {
        const text = storage.getItem(prefix() + name);
        return text === null ? undefined : JSON.parse(text);
      }),

    write(name, value) {
      const kept = attempt((storage) => {
        const text = JSON.stringify(value);
        if (text.length > ENTRY_LIMIT) return false;
        storage.setItem(prefix() + name, text);
        return true;
      });
      // What stood there before would come back as if it were the newest.
      if (!kept) attempt((storage) => storage.removeItem(prefix() + name));
      return kept ?? false;
    },

    clear() {
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix())) storage.removeItem(key);
      });
    },
  };
}

/** An overlay is the same on every page of a site; all else belongs to its page. */
function scopeOf(element: HTMLElement, overlay: Overlay | undefined): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  // A colon ends the scope in a key.
  const name =
    element.id.replaceAll(':', '%3A') || [...root.querySelectorAll(element.localName)].indexOf(element);
  return `${overlay && element.matches(overlay.selector) ? '' : location.pathname}#${name}`;
}

/** @returns undefined where the browser refuses: storage blocked (its very getter throws), full, or an entry unreadable. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
