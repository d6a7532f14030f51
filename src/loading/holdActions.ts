/** What acts by script when it is pressed. All else, such as a link, a field or a `<summary>`, acts by itself. */
const ACTS = 'button,[data-acts]';

/**
 * Keeps what the visitor does to a sleeping element, for when it is awake: a press of what needs a script, and a pointer
 * that is held down, as for dragging.
 * @param signal ends it.
 * @returns does it again.
 */
export function holdActions(element: HTMLElement, signal: AbortSignal): () => void {
  let pressed: HTMLElement | undefined;
  let held: { target: EventTarget | undefined; event: PointerEvent } | undefined;

  element.addEventListener(
    'click',
    (event) => {
      const target = (event.composedPath()[0] as Element).closest<HTMLElement>(ACTS);
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (!target || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = target; // once is meant, however often it was pressed
      target.setAttribute('aria-busy', 'true');
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
  return () => {
    pressed?.removeAttribute('aria-busy');
    if (held) held.target?.dispatchEvent(new PointerEvent('pointerdown', held.event));
    pressed?.click();
  };
}
