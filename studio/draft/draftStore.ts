import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ConfigJson, type Draft, newDraft, newId, UNTITLED } from './draft';

interface DraftState {
  draft: Draft;
  /** Whether there is something to undo or to redo. */
  canUndo: boolean;
  canRedo: boolean;
  /**
   * Changes the config.
   * @param mergeKey names what is edited, such as the path of a field: edits of the same that follow one another are
   *   undone together.
   */
  edit: (change: (config: ConfigJson) => ConfigJson, mergeKey?: string) => void;
  /** Changes the config as a part of the last step: it is undone together with that. */
  amend: (change: (config: ConfigJson) => ConfigJson) => void;
  /**
   * Puts a config in the place of a draft's.
   * @returns whether that draft is still at work: nothing is changed in another one
   */
  putConfig: (draftId: string, config: ConfigJson) => boolean;
  undo: () => void;
  redo: () => void;
  rename: (name: string) => void;
  setPriceChecks: (priceChecks: Draft['priceChecks']) => void;
  /** Makes it a draft of its own, with its steps: another tab has stored other edits of the same. */
  goOnAsCopy: (name: string) => void;
  /** Puts another draft in its place; nothing of the one before can be undone. */
  open: (draft: Draft) => void;
}

/** The draft at work, with every step that led to it: all views edit the same. */
export const createDraftStore = (first: Draft) =>
  createStore<DraftState>()((set, get) => {
    let past: ConfigJson[] = [];
    let future: ConfigJson[] = [];
    let lastMergeKey: string | undefined;

    const show = (config: ConfigJson) =>
      set({
        draft: { ...get().draft, config },
        canUndo: past.length > 0,
        canRedo: future.length > 0,
      });
    const step = (from: ConfigJson[], to: ConfigJson[]) => {
      const config = from.pop();
      if (!config) return;
      to.push(get().draft.config);
      lastMergeKey = undefined;
      show(config);
    };

    return {
      draft: first,
      canUndo: false,
      canRedo: false,
      edit: (change, mergeKey) => {
        const { config } = get().draft;
        const next = change(config);
        if (next === config) return;
        if (mergeKey === undefined || mergeKey !== lastMergeKey) past.push(config);
        future = [];
        lastMergeKey = mergeKey;
        show(next);
      },
      amend: (change) => {
        const { config } = get().draft;
        const next = change(config);
        if (next !== config) show(next);
      },
      putConfig: (draftId, config) => {
        const { draft, edit } = get();
        if (draft.id === draftId) edit(() => config);
        return draft.id === draftId;
      },
      undo: () => step(past, future),
      redo: () => step(future, past),
      rename: (name) => set({ draft: { ...get().draft, name } }),
      setPriceChecks: (priceChecks) => set({ draft: { ...get().draft, priceChecks } }),
      goOnAsCopy: (name) => set({ draft: { ...get().draft, id: newId(), name } }),
      open: (draft) => {
        past = [];
        future = [];
        lastMergeKey = undefined;
        set({ draft, canUndo: false, canRedo: false });
      },
    };
  });

/** The studio's one draft store. */
export const draftStore = createDraftStore(newDraft(UNTITLED));

type State = ReturnType<typeof draftStore.getState>;

/** A part of the draft store; the view renders again when that part changes. */
export const useDraft = <Part>(select: (state: State) => Part): Part => useStore(draftStore, select);
