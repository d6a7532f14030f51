/**
 * What the island does about a second step that was shown without the widget's code: it records the press on Next as any
 * other. Once that is repeated, React shows the second step as well, and takes its place.
 */
import { HYDRATED, lifecycleOf } from '../page/lifecycle';
import { forwardActions, removeStale, repeatInput } from '../page/removeStale';
import { safeDocument } from '../page/safeDocument';

/** To be called before the island listens. */
export function followSecondStep(element: HTMLElement): void {
  const first = element.shadowRoot?.querySelector<HTMLElement>('[data-app]');
  const form = first?.querySelector('form');
  if (!first || !form) return;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const findSecond = () => element.shadowRoot?.querySelector<HTMLElement>('[data-app]~[data-app]');
  let isComposing = false;
  /** Presses in it that the island does not record any more, or repeats too early. */
  const heldPresses: (() => void)[] = [];

  const replace = () => {
    const second = findSecond();
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
      if (lifecycleOf(element) !== 'hydrated') return;
      const pressed = (event.composedPath()[0] as Element).closest('button');
      if (pressed?.form === form && pressed.type === 'submit')
        setTimeout(replace); // the island repeats the press, and React has rendered then
      else if (pressed && findSecond()?.contains(pressed)) {
        event.preventDefault();
        heldPresses.push(() => pressed.dispatchEvent(new MouseEvent(event.type, event)));
      }
    },
    options,
  );
  element.addEventListener(
    HYDRATED,
    () => {
      const container = containerIn(element);
      if (!findSecond()) ended.abort();
      else if (container && !form.isConnected) {
        // The page has changed a setting meanwhile, and React has rendered another form.
        repeatInput(form, container);
        // Inside of a whole container that was removed, actions are forwarded by who has removed that.
        if (!form.closest('[data-app]')) forwardActions(form, container);
        setTimeout(replace);
      }
    },
    options,
  );
}

/** React's container, also where it is another one than the snapshot's. */
const containerIn = ({ shadowRoot }: Element) => shadowRoot?.querySelector<HTMLElement>('[data-app]');

/** React shows the same step in its container. */
function removeSecond(second: HTMLElement, container: HTMLElement): void {
  repeatInput(second, container);
  removeStale(second, container);
  // What moves or fades in has done so already. Scroll-driven animations have no end.
  for (const animation of container.getAnimations({ subtree: true }))
    if (animation.timeline === safeDocument.timeline) animation.finish();
}
