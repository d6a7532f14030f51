import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WidgetTools } from '../../element/spec';
import type { BeforeAfterSpec } from './before-after.element';

export interface BeforeAfterState {
  start: () => void;
}

/** It has no state of its own: it reports missing pictures. */
export function createBeforeAfterStore({
  settings,
  reportError,
}: Pick<WidgetTools<BeforeAfterSpec>, 'settings' | 'reportError'>): StoreApi<BeforeAfterState> {
  return createStore<BeforeAfterState>(() => ({
    start() {
      const { before, after } = settings().attributes;
      const missing = [...(before ? [] : ['before']), ...(after ? [] : ['after'])];
      if (missing.length === 0) return;
      const rest = (before ?? after) ? 'Only the other one is shown.' : 'Nothing is shown.';
      reportError(
        'bad-attribute',
        `needs two pictures and lacks ${missing.join(' and ')}: expected a URL each, such as before="/roof-before.jpg" after="/roof-after.jpg". ${rest}`,
      );
    },
  }));
}
