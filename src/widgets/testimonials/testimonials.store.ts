import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { TestimonialsSpec } from './testimonials.element';

/** Why the rotation is suspended. */
type SuspendReason = 'hovered' | 'focused' | 'outOfView' | 'tabHidden';

export interface TestimonialsState {
  /** Index of the slide that is shown. */
  index: number;
  /** The button that the visitor pressed last. */
  pressed: 'none' | 'play' | 'pause';
  suspendedBy: Readonly<Record<SuspendReason, boolean>>;
  /** Hydrated: the slides out of view are hidden from screen readers. Without script all of them are read. */
  hydrated: boolean;
  start: () => void;
  /** Shows a slide. The index wraps around at both ends. */
  show: (index: number) => void;
  play: () => void;
  pause: () => void;
  suspend: (reason: SuspendReason, on: boolean) => void;
  /** Restarts the interval of the current slide, because the visitor begins to swipe. */
  restartInterval: () => void;
}

/**
 * Whether it advances by itself. A visitor who pressed Play has pointer and focus on that button, so these no longer
 * suspend the rotation.
 */
export function isRotating({ pressed, suspendedBy }: TestimonialsState): boolean {
  if (pressed === 'pause' || suspendedBy.outOfView || suspendedBy.tabHidden) return false;
  return pressed === 'play' || !(suspendedBy.hovered || suspendedBy.focused);
}

/** Every state and transition of the carousel. It does not rotate before the view reports that it is in view. */
export function createTestimonialsStore({
  settings,
}: Pick<WidgetTools<TestimonialsSpec>, 'settings'>): StoreApi<TestimonialsState> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<TestimonialsState>((set, get) => ({
    index: 0,
    pressed: 'none',
    suspendedBy: { hovered: false, focused: false, outOfView: true, tabHidden: false },
    hydrated: false,

    start: () => set({ hydrated: true }),

    show(index) {
      const count = settings().facts.testimonials.length;
      set({ index: (index + count) % count });
    },

    play: () => set({ pressed: 'play' }),
    pause: () => set({ pressed: 'pause' }),
    suspend: (reason, on) => set({ suspendedBy: { ...get().suspendedBy, [reason]: on } }),

    restartInterval() {
      clearTimeout(timer);
      if (isRotating(get())) timer = setTimeout(advance, settings().attributes.interval * 1000);
    },
  }));

  const advance = () => store.getState().show(store.getState().index + 1);
  store.subscribe(({ restartInterval }) => restartInterval());
  return store;
}
