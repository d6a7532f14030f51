import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { BeforeAfterSpec } from './before-after.element';

export interface BeforeAfterState {
  start: () => void;
}

/** The pictures are the page's own: one that it forgot is told to its author. */
export function createBeforeAfterStore({
  settings,
  report,
}: Pick<WidgetTools<BeforeAfterSpec>, 'settings' | 'report'>): StoreApi<BeforeAfterState> {
  return createStore<BeforeAfterState>(() => ({
    start() {
      const { before, after } = settings().attributes;
      const missing = [...(before ? [] : ['before']), ...(after ? [] : ['after'])];
      if (missing.length === 0) return;
      const rest = (before ?? after) ? 'Only the other one is shown.' : 'Nothing is shown.';
      report(
        'bad-attribute',
        `needs two pictures and lacks ${missing.join(' and ')}: expected an address each, such as before="/roof-before.jpg" after="/roof-after.jpg". ${rest}`,
      );
    },
  }));
}
