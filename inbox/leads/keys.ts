/** Keys of the list: one letter each, and only where nobody types. */
import { createStore } from 'zustand/vanilla';
import { readText, storeText } from '../../webapp/stored';

export type KeyAction = 'next' | 'previous' | 'settle' | 'help';

const actions: Readonly<Record<string, KeyAction>> = { j: 'next', k: 'previous', e: 'settle', '?': 'help' };

/** What a key means; undefined for nothing. Keys that are held down, or that belong to the browser, mean nothing. */
export function keyAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  isComposing,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing'>):
  | KeyAction
  | undefined {
  if (ctrlKey || metaKey || altKey || isComposing) return undefined;
  const name = key.toLowerCase();
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  // A held J runs through the list; nothing else happens more than once.
  return repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

const typing =
  'input:not([type=radio],[type=checkbox],[type=button]),textarea,select,[contenteditable]:not([contenteditable=false])';

/** Whether somebody types, or looks at a dialog: then keys are theirs. */
export const isBusyWith = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(typing) !== null);

const KEY = 'inbox:keys';

/** Whether keys of one letter mean anything: who speaks to the device may not want that. Kept on the device. */
export const keysStore = createStore<{ areUsed: boolean; use: (areUsed: boolean) => void }>((set) => ({
  areUsed: readText(KEY, 'local') !== 'off',
  use(areUsed) {
    storeText(KEY, areUsed ? '' : 'off', 'local');
    set({ areUsed });
  },
}));
