import { createStore, type StoreApi } from 'zustand/vanilla';

/** How long the map's server may take to answer, in ms. */
const PATIENCE = 8000;

export interface MapState {
  /** `placeholder` until somebody comes near, `loading` until it is known whether the map can be had. */
  status: 'placeholder' | 'loading' | 'shown' | 'failed';
  /** Address of the map that is shown or tried. */
  src: string | undefined;
  /** Shows the map of this address if it can be had. */
  load: (src: string) => Promise<void>;
  /** The page's security policy keeps an address out of frames. */
  refuse: (address: string) => void;
}

/** Every state and transition of the map. */
export function createMapStore(): StoreApi<MapState> {
  return createStore<MapState>((set, get) => ({
    status: 'placeholder',
    src: undefined,

    async load(src) {
      if (src === get().src) return;
      set({ status: 'loading', src });
      const status = (await answers(src)) ? 'shown' : 'failed';
      if (src === get().src) set({ status });
    },

    refuse(address) {
      const { src } = get();
      if (src && address.startsWith(new URL(src).origin)) set({ status: 'failed' });
    },
  }));
}

/** Whether there is anybody at an address: a frame would not tell. */
async function answers(src: string): Promise<boolean> {
  try {
    await fetch(src, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return true;
  } catch {
    return false;
  }
}
