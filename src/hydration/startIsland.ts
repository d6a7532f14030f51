import { hydrationSpecs } from 'virtual:build';
import { announceReady } from '../page/impressions';
import { unfoldAtFocus } from '../page/unfold';
import type { HydrationSpec } from './buildData';
import { createIsland } from './createIsland';
import type { Island, WidgetCode } from './registry';

declare global {
  interface Window {
    /** Repeats what was done to a widget before this script was here: a script in the head of our own pages records it. */
    bioRepeatEarly?: (element: Element) => void;
  }
}

const DEFAULTS: HydrationSpec = {
  hydrate: 'interaction',
  attributes: [],
  methods: [],
  parameters: [],
  acceptsServiceRequests: false,
  overlay: undefined,
};

/**
 * Makes an element an island: it is hydrated when it is needed.
 * @param isShown whether its markup stands in its shadow root. Else the widget's code is needed to show anything.
 */
export function startIsland(element: HTMLElement, code: WidgetCode, isShown: boolean): Island {
  const spec = hydrationSpecs[element.localName.slice('bio-'.length)];
  const island = createIsland(element, { ...DEFAULTS, ...spec }, code);
  unfoldAtFocus(element.shadowRoot);
  if (isShown) announceReady(element);
  else island.ask();
  if (island.spec.hydrate === 'load' || element.matches('[open],:focus-within')) island.hydrate();
  self.bioRepeatEarly?.(element); // the island records it
  return island;
}
