/**
 * The second step of a wizard before its code is here. It stands in a container of its own beside the first step's, which a
 * rule of the snapshot hides while it does: that one stays the markup that is hydrated. The island records the press on Next
 * as any other. Once it is repeated, React shows the second step as well, and takes its place.
 */
import { focusInWidget } from '../page/focus';
import { isPlainClick } from '../page/hash';
import { HYDRATED, lifecycleOf } from '../page/lifecycle';
import { forwardActions, removeStale, repeatInput } from '../page/removeStale';
import { safeDocument } from '../page/safeDocument';
import { hasPageDraft } from '../page/storageKeys';
import type { SecondStepMarkup } from './release';

/** Whether a draft or the page's URL may make a widget begin otherwise than its snapshot. */
export function mayBeginElsewhere(element: Element, parameters: readonly string[]): boolean {
  const query = new URLSearchParams(location.search);
  return parameters.some((name) => query.has(name)) || hasPageDraft(element);
}

/** Shows the second step when the visitor leaves the first one. To be called before the island listens. */
export function watchFirstStep(
  element: HTMLElement,
  { requires, parameters, build }: SecondStepMarkup,
): void {
  const isElsewhere = mayBeginElsewhere(element, parameters); // before anything is stored of what is ticked now
  const first = element.shadowRoot?.querySelector<HTMLElement>('[data-app]');
  const form = first?.querySelector('form');
  if (!first || !form) return;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let second: HTMLElement | undefined;
  let isComposing = false;
  /** Presses in it that the island does not record any more, or repeats too early. */
  const heldPresses: (() => void)[] = [];

  const replace = () => {
    const container = containerIn(element);
    // A press, a drag and a word that is being composed end where they have begun.
    if (second?.matches(':active') || isComposing) requestAnimationFrame(replace);
    else {
      ended.abort();
      if (second && container) removeSecond(second, container);
      for (const press of heldPresses) press();
    }
  };

  for (const type of ['compositionstart', 'compositionend'])
    element.addEventListener(type, () => (isComposing = type === 'compositionstart'), options);
  element.addEventListener(
    'click',
    (event) => {
      const target = event.composedPath()[0] as Element;
      const pressed = target.closest('button');
      const isLeaving = pressed?.form === form && pressed.type === 'submit';
      if (lifecycleOf(element) === 'hydrated') {
        if (isLeaving)
          setTimeout(replace); // the island repeats the press, and React has rendered then
        else if (pressed && second?.contains(pressed)) {
          event.preventDefault();
          heldPresses.push(() => pressed.dispatchEvent(new MouseEvent(event.type, event)));
        }
      } else if (
        isLeaving &&
        !second &&
        isPlainClick(event) &&
        !isElsewhere &&
        form.querySelector(`[name=${requires}]:checked`)
      )
        second = show(first, build);
    },
    options,
  );
  element.addEventListener(
    HYDRATED,
    () => {
      const container = containerIn(element);
      if (!second) ended.abort();
      else if (container && !form.isConnected) {
        // The page has changed a setting meanwhile, and React has rendered another form.
        repeatInput(form, container);
        if (first.isConnected) forwardActions(form, container); // else the widget has removed it, and forwards them
        setTimeout(replace);
      }
    },
    options,
  );
}

/** React's container, also where it is another one than the snapshot's. */
const containerIn = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('[data-app]');

/** As a hydrated step appears: coming from the side, no lower than the first one, and with the focus on its heading. */
function show(first: HTMLElement, build: (container: HTMLElement) => void): HTMLElement {
  const second = first.cloneNode() as HTMLElement;
  build(second);
  const height = first.querySelector<HTMLElement>('[data-steady] > *')?.offsetHeight; // while nothing is to be laid out
  const place = second.querySelector<HTMLElement>('[data-steady]');
  place?.style.setProperty('--highest', `${height}px`);
  place?.firstElementChild?.setAttribute('data-way', 'forward');
  first.after(second);
  focusInWidget(second.querySelector<HTMLElement>('[part=heading]'));
  return second;
}

/** React shows the same step in its container. */
function removeSecond(second: HTMLElement, container: HTMLElement): void {
  repeatInput(second, container);
  removeStale(second, container);
  // What moves or fades in has done so already. Scroll-driven animations have no end.
  for (const animation of container.getAnimations({ subtree: true }))
    if (animation.timeline === safeDocument.timeline) animation.finish();
}
