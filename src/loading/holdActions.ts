/** What acts by script when it is pressed. All else, such as a link, a field or a `<summary>`, acts by itself. */
const ACTS = 'button,[data-acts]';

/**
 * Keeps what the visitor does to a sleeping element, for when it is awake: a press of what needs a script, and a pointer
 * that is held down, as for dragging.
 * @param signal ends it.
 * @param wake is called when something was pressed.
 */
export function holdActions(
  element: HTMLElement,
  signal: AbortSignal,
  wake: () => void,
): { redo: () => void; followLink: () => void } {
  let pressed: HTMLElement | undefined;
  let isLetThrough = false;
  let held: { target: EventTarget | undefined; event: PointerEvent } | undefined;

  element.addEventListener(
    'click',
    (event) => {
      const target = (event.composedPath()[0] as Element).closest<HTMLElement>(ACTS);
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (isLetThrough || !target || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = target; // once is meant, however often it was pressed
      target.setAttribute('aria-busy', 'true');
      wake();
    },
    { capture: true, signal },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      held = { target: event.composedPath()[0], event };
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => (held = undefined), { capture: true, once: true });
    },
    { passive: true, signal },
  );
  const press = () => {
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
    pressed = undefined;
  };
  return {
    /** Once nothing is held any more. */
    redo() {
      if (held) held.target?.dispatchEvent(new PointerEvent('pointerdown', held.event));
      press();
    },
    /** Where the script cannot be had: a link leads on without it, a button still waits. */
    followLink() {
      if (!(pressed instanceof HTMLAnchorElement)) return;
      isLetThrough = true;
      press();
      isLetThrough = false;
    },
  };
}
