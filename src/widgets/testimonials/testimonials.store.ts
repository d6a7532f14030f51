import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { TestimonialsSpec } from './testimonials.element';

/** Why it stands still for a while. */
type Hold = 'pointedAt' | 'focused' | 'outOfSight' | 'tabHidden';

export interface TestimonialsState {
  /** The one that is shown, from 0. */
  index: number;
  /** What the visitor wants: nothing said yet, asked to play, or to pause. */
  will: 'unsaid' | 'play' | 'pause';
  holds: Readonly<Record<Hold, boolean>>;
  /** The script is here: only the one that is shown is read out. */
  started: boolean;
  start: () => void;
  /** Shows one; before the first comes the last, after the last the first. */
  show: (index: number) => void;
  play: () => void;
  pause: () => void;
  hold: (reason: Hold, on: boolean) => void;
  /** Begins the interval anew: the visitor is about to swipe. */
  postpone: () => void;
}

/**
 * Whether it goes on by itself. Whoever asked it to play has the pointer and the focus on it, so these no longer hold
 * it back.
 */
export function isRotating({ will, holds }: TestimonialsState): boolean {
  if (will === 'pause' || holds.outOfSight || holds.tabHidden) return false;
  return will === 'play' || !(holds.pointedAt || holds.focused);
}

/** Every state and transition of the testimonials. They stand still until the view says that they are in sight. */
export function createTestimonialsStore({
  settings,
}: Pick<WidgetTools<TestimonialsSpec>, 'settings'>): StoreApi<TestimonialsState> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<TestimonialsState>((set, get) => ({
    index: 0,
    will: 'unsaid',
    holds: { pointedAt: false, focused: false, outOfSight: true, tabHidden: false },
    started: false,

    start: () => set({ started: true }),

    show(index) {
      const count = settings().facts.testimonials.length;
      set({ index: (index + count) % count });
    },

    play: () => set({ will: 'play' }),
    pause: () => set({ will: 'pause' }),
    hold: (reason, on) => set({ holds: { ...get().holds, [reason]: on } }),

    postpone() {
      clearTimeout(timer);
      if (isRotating(get())) timer = setTimeout(goOn, settings().attributes.interval * 1000);
    },
  }));

  const goOn = () => store.getState().show(store.getState().index + 1);
  store.subscribe(({ postpone }) => postpone());
  return store;
}
