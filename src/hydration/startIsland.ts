import { hydrationSpecs } from 'virtual:build';
import { attributeName, commonAttributeNames } from '../page/attributes';
import { pageLanguage } from '../page/language';
import { isDamaged } from '../page/rewrittenMarkup';
import { unfoldAtFocus } from '../page/unfold';
import type { HydrationSpec } from './buildData';
import { createIsland } from './createIsland';
import { improveIsland } from './improveIsland';
import { loadWidget } from './loadWidget';
import type { Island } from './registry';
import type { FirstState, Release } from './release';
import { followSecondStep } from './secondStep';

const DEFAULTS: HydrationSpec = {
  hydrate: 'interaction',
  attributes: [],
  methods: [],
  parameters: [],
  acceptsServiceRequests: false,
  overlay: undefined,
};

/** Makes an element an island: it is hydrated when it is needed. */
export function startIsland(element: HTMLElement, release: Release, first: FirstState): void {
  const { localName } = element;
  if (customElements.get(localName)) return;
  const spec = { ...DEFAULTS, ...hydrationSpecs[localName.slice('bio-'.length)] };
  if (first.isShown && first.module) followSecondStep(element);
  const island = createIsland(element, spec, loadWidget(element, release, first));
  unfoldAtFocus(element.shadowRoot);
  if (!first.isShown) island.ask();
  if (spec.hydrate === 'load' || element.matches('[open],:focus-within') || isDamaged(element))
    island.hydrate();
  followEarlyChanges(island, first);
  const isTouched = first.repeatEarly(element); // the island records it
  if (isTouched && spec.hydrate !== 'never') island.hydrate();
  setTimeout(() => improveIsland(island)); // a page has many: each in a task of its own
}

/** What the page has changed before the island was there to see it. */
function followEarlyChanges({ element, spec, hydrate, followAttributes }: Island, first: FirstState): void {
  if (pageLanguage(element) !== first.lang) hydrate();
  for (const [source, before] of first.attributes) {
    const names = source === element ? [...spec.attributes, ...commonAttributeNames] : commonAttributeNames;
    const isChanged = names
      .map(attributeName)
      .some((name) => source.getAttribute(name) !== (before.get(name) ?? null));
    if (isChanged) (source === element ? followAttributes : hydrate)();
  }
}
