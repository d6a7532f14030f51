import { SCRIPTED } from './hash';
import { INTENT_EVENTS } from './intentEvents';
import { lifecycleOf } from './lifecycle';

declare global {
  interface Window {
    /**
     * Repeats what was done to a widget before its island was there, for the island to record it.
     * @returns whether the visitor has turned to the widget, and not only to a link in it.
     */
    bioRepeatEarly?: (element: Element) => boolean;
  }
}

/**
 * Records what is done to widgets before the code of the islands is here: a script in the head of our own pages does, and the
 * loader on any other page.
 * @returns `bioRepeatEarly`.
 */
export function recordEarlyEvents(): (element: Element) => boolean {
  let early: [Element, Event][] = [];
  const turnedTo = new WeakSet<Element>();
  /** What the pointer went down on: it may be released elsewhere. */
  let held: Element | undefined;

  const record = (event: Event): void => {
    const { type } = event;
    const [pressed] = event.composedPath();
    const target = type === 'pointerup' || type === 'pointercancel' ? held : pressed;
    if (!(target instanceof Element)) return;
    const widget = widgetOf(target);
    if (type === 'pointerdown') held = target;
    if (!widget || lifecycleOf(widget) !== 'markup') return;
    if (!target.closest('a')) turnedTo.add(widget);
    if ((INTENT_EVENTS as readonly string[]).includes(type)) return;
    if (type === 'click') {
      const control = target.closest(SCRIPTED);
      if (!control) return; // answered by the browser itself: repeated, it would be answered twice
      // Repeated presses count as one, as the last.
      early = early.filter(([other, { type: earlier }]) => earlier !== 'click' || !control.contains(other));
    }
    early.push([target, event]);
  };
  for (const type of [...INTENT_EVENTS, 'pointerdown', 'pointerup', 'pointercancel', 'keydown', 'click'])
    addEventListener(type, record, { passive: true, capture: true }); // before a widget keeps it from the page

  return (element) => {
    for (const [target, event] of early)
      if (widgetOf(target) === element)
        target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    return turnedTo.has(element);
  };
}

/** The widget that an event's first target is, or is in. */
const widgetOf = (target: Element): Element | undefined =>
  [target, (target.getRootNode() as Partial<ShadowRoot>).host].find((element) =>
    element?.localName.startsWith('bio-'),
  );
