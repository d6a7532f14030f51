import { createStore, type StoreApi } from 'zustand/vanilla';

/** Where the element is, in CSS pixels. */
export interface Position {
  /** Its top edge, relative to the viewport. */
  top: number;
  viewportHeight: number;
  /** How far the visitor can still scroll down. */
  scrollableBelow: number;
}

/**
 * - `initial`: its position is not known yet. Visible.
 * - `hidden`: it was out of view. The only state that hides it.
 * - `revealed`: it was hidden and has been scrolled into view, with an animation.
 * - `shown`: it was never hidden, or had to be shown immediately. No animation.
 */
export type RevealStatus = 'initial' | 'hidden' | 'revealed' | 'shown';

/** How far above the bottom of the viewport the top of a hidden element must be, in px. */
export const REVEAL_DISTANCE = 150;

/**
 * The status of an element at a position. What the visitor sees is never hidden, what is no longer hidden stays visible,
 * and nothing stays hidden that the visitor cannot scroll to.
 */
export function nextStatus(
  status: RevealStatus,
  { top, viewportHeight, scrollableBelow }: Position,
): RevealStatus {
  if (status === 'revealed' || status === 'shown') return status;
  const wasHidden = status === 'hidden';
  const threshold = wasHidden ? viewportHeight - REVEAL_DISTANCE : viewportHeight;
  // Rounding may leave a pixel to scroll.
  if (top > threshold && scrollableBelow > 1) return 'hidden';
  return wasHidden ? 'revealed' : 'shown';
}

export interface RevealState {
  status: RevealStatus;
  updatePosition: (position: Position) => void;
  /** Shows it immediately, wherever it is. */
  show: () => void;
}

/** Every state and transition of a reveal. */
export function createRevealStore(): StoreApi<RevealState> {
  return createStore<RevealState>((set, get) => ({
    status: 'initial',
    updatePosition: (position) => set({ status: nextStatus(get().status, position) }),
    show: () => set({ status: 'shown' }),
  }));
}
