import { toJson } from '../leads/toJson';
import { attempt } from '../page/storage';
import { elementDraftPrefix } from '../page/storageKeys';
import type { DraftStorage, Overlay } from './spec';

/** UTF-16 units that one entry may have: a fifth of what browsers give a whole site, because the page needs storage too. */
const ENTRY_LIMIT = 1_000_000;

/** A draft storage that can be told what is not the visitor's. */
export interface PausableDrafts extends DraftStorage {
  /** Runs an action. What is written meanwhile is not stored. */
  pause(action: () => void): void;
}

/**
 * The draft storage of one element, in `sessionStorage`. The page and its other scripts share that storage, so every key
 * names the element, `bio:<tag>:<scope>:<name>`, and no other key is touched. An element that was never connected has no
 * scope, and nothing is stored.
 */
export function createDraftStorage(element: HTMLElement, overlay: Overlay | undefined): PausableDrafts {
  let fixedPrefix: string | undefined;
  let isPaused = false;

  /** The prefix of its keys, computed once, so that a moved element keeps its entries. */
  const prefix = (): string => {
    fixedPrefix ??= elementDraftPrefix(element, overlay !== undefined && element.matches(overlay.selector));
    return fixedPrefix;
  };

  return {
    read: (name) =>
      attempt((): unknown => {
        const text = sessionStorage.getItem(prefix() + name);
        return text === null ? undefined : JSON.parse(text);
      }),

    write(name, value) {
      if (isPaused) return true;
      const isStored = attempt(() => {
        const text = toJson(value);
        if (text.length > ENTRY_LIMIT) return false;
        sessionStorage.setItem(prefix() + name, text);
        return true;
      });
      // An older entry would be restored as if it were the newest.
      if (!isStored) attempt(() => sessionStorage.removeItem(prefix() + name));
      return isStored ?? false;
    },

    clear() {
      attempt(() => {
        for (const key of Object.keys(sessionStorage))
          if (key.startsWith(prefix())) sessionStorage.removeItem(key);
      });
    },

    pause(action) {
      isPaused = true;
      try {
        action();
      } finally {
        isPaused = false;
      }
    },
  };
}
