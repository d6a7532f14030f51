import { createStore, type StoreApi } from 'zustand/vanilla';

/** Time limit for the answer of the map's server, in ms. */
const TIMEOUT = 8000;

export interface MapState {
  /** `placeholder` until it is nearly in view, `loading` until the map's server has answered. */
  status: 'placeholder' | 'loading' | 'shown' | 'failed';
  /** URL of the map that is shown or loading. */
  src: string | undefined;
  /** Whether the visitor has pressed the button that loads the map without consent. */
  isAskedFor: boolean;
  askFor: () => void;
  /** Shows the map of this URL if its server is reachable. */
  load: (src: string) => Promise<void>;
  /** The page's Content Security Policy has blocked a frame with this URL. */
  block: (url: string) => void;
}

/** Every state and transition of the map. */
export function createMapStore(): StoreApi<MapState> {
  return createStore<MapState>((set, get) => ({
    status: 'placeholder',
    src: undefined,
    isAskedFor: false,
    askFor: () => set({ isAskedFor: true }),

    async load(src) {
      if (src === get().src && get().status !== 'failed') return;
      set({ status: 'loading', src });
      const status = (await isReachable(src)) ? 'shown' : 'failed';
      if (src === get().src) set({ status });
    },

    block(url) {
      const { src } = get();
      if (src && url.startsWith(new URL(src).origin)) set({ status: 'failed' });
    },
  }));
}

/**
 * Whether a server answers at all, without cookies. A frame would show the browser's error page and not tell: neither its
 * events nor its timing differ from those of a map.
 */
async function isReachable(src: string): Promise<boolean> {
  try {
    await fetch(src, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return true;
  } catch {
    return false;
  }
}
