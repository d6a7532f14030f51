import { createStore } from 'zustand/vanilla';
import { ConfigError } from '../../src/content/readConfig';
import { newestRequest } from '../../src/ui/base/newestRequest';
import type { BeginningKind } from './beginnings';
import type { Draft } from './draft';

interface BeginningState {
  kind: BeginningKind;
  progress: { kind: 'idle' | 'busy' } | { kind: 'failed'; message: string };
  /** How often it was tried in vain. */
  attempts: number;
  /** Another way to begin: what is under way is given up. */
  choose: (kind: BeginningKind) => void;
  /** Makes a draft and passes it to `start`, unless that is given up before. */
  begin: (make: () => Draft | Promise<Draft>) => Promise<void>;
  /** Gives up what is under way. */
  leave: () => void;
}

/** Beginning a draft in the dialog: a file or an address may take its time. */
export const createBeginningStore = (start: (draft: Draft) => void) =>
  createStore<BeginningState>()((set, get) => {
    const beginMaking = newestRequest();
    const leave = () => {
      beginMaking();
      set({ progress: { kind: 'idle' } });
    };
    return {
      kind: 'company',
      progress: { kind: 'idle' },
      attempts: 0,
      choose(kind) {
        leave();
        set({ kind });
      },
      async begin(make) {
        const isNewest = beginMaking();
        set({ progress: { kind: 'busy' } });
        try {
          const draft = await make();
          if (isNewest()) start(draft);
        } catch (error) {
          if (!isNewest()) return;
          const message =
            error instanceof ConfigError
              ? error.message
              : 'That did not work. Check your network and try again.';
          set({ progress: { kind: 'failed', message }, attempts: get().attempts + 1 });
        }
      },
      leave,
    };
  });

export type BeginningStore = ReturnType<typeof createBeginningStore>;
