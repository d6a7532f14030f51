import { leadKinds, prefills, version } from 'virtual:build';
import { selfAndAncestors } from '../page/ancestors';
import { parseAddress } from '../page/attributes';
import { avoidOverlap } from '../page/avoidOverlap';
import { emit, track } from '../page/events';
import { focusedElement, leaveDialog, pageContent } from '../page/focus';
import { isReady, trackView } from '../page/impressions';
import { prefillMarkup } from '../page/lazy/prefill';
import { PREFILL } from '../page/lifecycle';
import { settingSources } from '../page/nearestSetting';
import { updateSliderText } from '../page/sliderText';
import { fillInTyped, storeTyped } from '../page/typedDraft';
import { prefetchAhead } from './prefetch';
import { type Island, islandsIn } from './registry';
import { startAutomatically } from './triggers/automatic';
import { onHidden } from './triggers/hidden';

/** Adds to an island what is not an answer to the visitor. A hydrated widget does all of it itself. */
export function improveIsland(island: Island): void {
  const { element, signal } = island;
  if (signal.aborted) return;
  if (isReady(element)) trackView(element);
  for (const floating of element.shadowRoot?.querySelectorAll<HTMLElement>('[data-floating]') ?? [])
    avoidOverlap(floating, signal);
  keepTyped(island);
  followSliders(island);
  repeatPress(island);
  followClosing(island);
  keepFocus(island);
  onHidden(island);
  hydrateStale(island);
  hydrateMistaken(island);
  startAutomatically(island);
  prefetchAhead(island, isOverlay(island));
}

/** Markup of another release goes before the visitor acts: nothing that is done to it can be repeated on what follows it. */
function hydrateStale({ element, hydrate }: Island): void {
  const { release = version } = element.shadowRoot?.querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  if (release !== version) hydrate();
}

/**
 * A widget whose config has problems, and a form whose endpoint is no address, report it when they are hydrated: the page's
 * author learns it before a visitor.
 */
function hydrateMistaken({ element, hydrate }: Island): void {
  if (element.shadowRoot?.querySelector('[data-mistaken]')) hydrate();
  if (!Object.hasOwn(leadKinds, element.localName.slice('bio-'.length))) return;
  const endpoints = settingSources(element).map((source) => source.getAttribute('endpoint')?.trim());
  if (endpoints.some((endpoint) => endpoint && parseAddress(endpoint) === undefined)) hydrate();
}

/**
 * Before the triggers: a widget that hydrates takes over what stands in the fields. What was typed counts more than what the
 * page fills in.
 */
function keepTyped(island: Island): void {
  const { element, signal } = island;
  const store = () => storeTyped(element, isOverlay(island));
  prefill(element);
  fillInTyped(element, isOverlay(island));
  store();
  element.shadowRoot?.addEventListener('input', store, { signal });
  // The form is reset after the event.
  element.shadowRoot?.addEventListener('reset', () => setTimeout(() => signal.aborted || store()), {
    signal,
  });
}

/** Until the class is defined: React is to find the texts that it has rendered. */
function followSliders({ element, signal }: Island): void {
  const update = (target: EventTarget | null) => {
    const isSlider = target instanceof HTMLInputElement && target.type === 'range';
    if (isSlider && !element.matches(':defined')) updateSliderText(target);
  };
  for (const slider of element.shadowRoot?.querySelectorAll<HTMLInputElement>('[type=range]') ?? [])
    if (slider.value !== slider.defaultValue) update(slider); // moved before
  element.shadowRoot?.addEventListener('input', ({ target }) => update(target), { signal });
}

const isOverlay = ({ element, spec: { overlay } }: Island): boolean =>
  overlay !== undefined && element.matches(overlay.selector);

const prefill = (element: Element) =>
  prefillMarkup(element, prefills[element.localName.slice('bio-'.length)] ?? {});

addEventListener(PREFILL, () => {
  for (const island of islandsIn()) {
    prefill(island.element);
    storeTyped(island.element, isOverlay(island)); // else what was empty before would be empty again
  }
});

/**
 * A button that was pressed bears its mark until the visitor goes on: the focus without a ring. On iOS, which the property
 * tells, it is the hover: a tap focuses no button there, and only a tap sets it.
 */
const PRESSED = CSS.supports('-webkit-touch-callout:none')
  ? 'button:hover'
  : 'button:focus:not(:focus-visible)';

/**
 * Repeats a press that no script of ours has seen, because something held it back until the visitor first acted. One that
 * the island has recorded counts once, and one that is still held down is yet to come.
 */
function repeatPress({ element: { shadowRoot } }: Island): void {
  const pressed = shadowRoot?.querySelector<HTMLElement>(PRESSED);
  if (pressed && !pressed.matches(':active') && performance.eventCounts?.get('click')) pressed.click();
}

/**
 * When a dialog in the markup is closed: where the page's URL has opened it, moves the focus on, to the floating button if there
 * is one, which otherwise the browser returns; and reports that it was open, which the widget will not know.
 */
function followClosing({ element, signal, wasClosed }: Island): void {
  const { shadowRoot, localName: tag } = element;
  const onClose = (dialog: Element) => {
    leaveDialog(dialog, [...(shadowRoot?.querySelectorAll('[data-floating]') ?? []), ...pageContent()]);
    emit(element, 'bio-open', { tag });
    track(element, 'open', { tag });
    emit(element, 'bio-close', { tag });
  };
  const dialog = wasClosed && shadowRoot?.querySelector('dialog');
  if (dialog) onClose(dialog);
  shadowRoot?.addEventListener('close', ({ target }) => onClose(target as Element), {
    capture: true,
    signal,
  });
}

/**
 * Leaves the focus where the visitor has gone on, when what was done to the widget before is replayed: a link to a place in
 * the page takes the focus away.
 */
function keepFocus({ element, signal }: Island): void {
  signal.addEventListener('abort', () => {
    const focused = focusedElement();
    if (!focused || new Set(selfAndAncestors(focused)).has(element)) return;
    setTimeout(() => {
      if (!focusedElement()) focused.focus({ preventScroll: true });
    });
  });
}
