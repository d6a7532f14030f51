import { createStore, type StoreApi } from 'zustand/vanilla';

/** What opened a dropdown: what the pointer only passes over closes behind it, what was pressed stays. */
type OpenedBy = 'hover' | 'press' | 'keyboard';

export interface HeaderState {
  /** Until the script is here, styles alone open the dropdown that has the pointer or the focus. */
  awake: boolean;
  /** The dropdown that is open, by the place of its entry in the menu. */
  dropdown: { entry: number; by: OpenedBy } | undefined;
  /** Whether the menu of a narrow place is open. */
  menuOpen: boolean;
  start: () => void;
  /** The pointer is over an entry. */
  hover: (entry: number) => void;
  /** The pointer has left it. */
  leave: () => void;
  /** The focus is inside the open dropdown: it no longer depends on the pointer. */
  hold: () => void;
  /** The entry was pressed. One that only the pointer had opened stays: nobody presses to close what has just come. */
  toggle: (entry: number, by: 'press' | 'keyboard') => void;
  closeDropdown: () => void;
  setMenu: (open: boolean) => void;
}

/** Every state and transition of the header. */
export function createHeaderStore(): StoreApi<HeaderState> {
  return createStore<HeaderState>((set, get) => ({
    awake: false,
    dropdown: undefined,
    menuOpen: false,

    start() {
      set({ awake: true });
    },

    hover(entry) {
      if (get().dropdown?.entry !== entry) set({ dropdown: { entry, by: 'hover' } });
    },

    leave() {
      if (get().dropdown?.by === 'hover') set({ dropdown: undefined });
    },

    hold() {
      const { dropdown } = get();
      if (dropdown?.by === 'hover') set({ dropdown: { ...dropdown, by: 'press' } });
    },

    toggle(entry, by) {
      const { dropdown } = get();
      const stays = dropdown?.entry !== entry || dropdown.by === 'hover';
      set({ dropdown: stays ? { entry, by } : undefined });
    },

    closeDropdown() {
      set({ dropdown: undefined });
    },

    setMenu(menuOpen) {
      set({ menuOpen });
    },
  }));
}
