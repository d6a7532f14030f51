import { useStore } from 'zustand';
import { draftStore } from './draftStore';

type State = ReturnType<typeof draftStore.getState>;

/** A part of the draft store; the view renders again when that part changes. */
export const useDraft = <Part>(select: (state: State) => Part): Part => useStore(draftStore, select);
