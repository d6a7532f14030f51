import { createStore, type StoreApi } from 'zustand/vanilla';

/** What opened a dropdown. One that was opened by hover closes when the pointer leaves. */
type OpenedBy = 'hover' | 'press' | 'keyboard';

export interface HeaderState {
  /** Until it is hydrated, CSS alone opens the dropdown that is hovered or focused. */
  hydrated: boolean;
  /** The open dropdown; `entry` is the index of its entry in the menu. */
  dropdown: { entry: number; by: OpenedBy } | undefined;
  /** Whether the panel of the compact menu is open. */
  menuOpen: boolean;
  start: () => void;
  /** The pointer entered an entry. */
  hover: (entry: number) => void;
  /** The pointer left it. */
  leave: () => void;
  /** The open dropdown got the focus: it no longer closes when the pointer leaves. */
  keepOpen: () => void;
  /** The entry was pressed. A dropdown that hover has opened stays open: the press was meant to open it. */
  toggle: (entry: number, by: 'press' | 'keyboard') => void;
  closeDropdown: () => void;
  setMenu: (open: boolean) => void;
}

/** Every state and transition of the header. */
export function createHeaderStore(): StoreApi<HeaderState> {
  return createStore<HeaderState>((set, get) => ({
    hydrated: false,
    dropdown: undefined,
    menuOpen: false,

    start() {
      set({ hydrated: true });
    },

    hover(entry) {
      if (get().dropdown?.entry !== entry) set({ dropdown: { entry, by: 'hover' } });
    },

    leave() {
      if (get().dropdown?.by === 'hover') set({ dropdown: undefined });
    },

    keepOpen() {
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
