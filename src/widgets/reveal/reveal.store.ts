import { createStore, type StoreApi } from 'zustand/vanilla';

/** Where an element stands, in px. */
export interface Place {
  /** Its upper edge, from the top of the viewport. */
  top: number;
  viewportHeight: number;
  /** How far the visitor can still scroll down. */
  roomBelow: number;
}

/**
 * `unplaced` until it is known where it stands. Only what waits is hidden; it is `revealed` when the visitor comes
 * there. What was never hidden, or had to be there at once, is `shown`.
 */
export type RevealStatus = 'unplaced' | 'waiting' | 'revealed' | 'shown';

/** How far above the viewport's lower edge the upper edge of what waits must come, in px. */
export const DISTANCE = 150;

/**
 * What becomes of an element that stands there. Nothing that the visitor sees already is hidden, nothing waits for a
 * scrolling that cannot happen, and what is no longer hidden stays so.
 */
export function nextStatus(status: RevealStatus, { top, viewportHeight, roomBelow }: Place): RevealStatus {
  if (status === 'revealed' || status === 'shown') return status;
  const waited = status === 'waiting';
  const line = waited ? viewportHeight - DISTANCE : viewportHeight;
  // A pixel of room may be left by rounding.
  if (top > line && roomBelow > 1) return 'waiting';
  return waited ? 'revealed' : 'shown';
}

export interface RevealState {
  status: RevealStatus;
  place: (place: Place) => void;
  /** Shows it wherever it stands, at once. */
  show: () => void;
}

/** Every state and transition of a reveal. */
export function createRevealStore(): StoreApi<RevealState> {
  return createStore<RevealState>((set, get) => ({
    status: 'unplaced',
    place: (place) => set({ status: nextStatus(get().status, place) }),
    show: () => set({ status: 'shown' }),
  }));
}
