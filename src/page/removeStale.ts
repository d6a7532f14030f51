/** What visitors focus and press. A heading has a `tabindex` where a step gives it the focus. */
const CONTROLS = 'a,button,input,select,summary,textarea,[tabindex]';

/**
 * Removes markup that a container stands in for. The focus goes to the control that stands for the focused one, and so does
 * what was done to a control and is repeated only now.
 * @param container stands in its place.
 */
export function removeStale(stale: HTMLElement, container: HTMLElement): void {
  const { activeElement } = stale.getRootNode() as ShadowRoot;
  const focused = stale.contains(activeElement) && counterpart(activeElement, stale, container);
  forwardActions(stale, container);
  stale.remove();
  if (focused) focused.focus({ preventScroll: true });
}

/** Forwards what is repeated on removed markup to what stands for it. */
export function forwardActions(stale: HTMLElement, container: HTMLElement): void {
  for (const type of ['click', 'keydown'])
    stale.addEventListener(type, (event) => {
      const repeated = new (event.constructor as typeof Event)(type, event);
      counterpart(event.target, stale, container)?.dispatchEvent(repeated);
    });
}

/** Ticks what was ticked in removed markup, as the visitor did. */
export function tickAgain(stale: HTMLElement, container: HTMLElement): void {
  for (const box of stale.querySelectorAll('input')) {
    const own = counterpart(box, stale, container);
    if (box.checked !== box.defaultChecked && own instanceof HTMLInputElement && own.checked !== box.checked)
      own.click();
  }
}

/** The control of the same kind and name, else the one at the same place where there are as many. */
function counterpart(
  target: EventTarget | null,
  stale: HTMLElement,
  container: HTMLElement,
): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return undefined;
  const alike = (around: HTMLElement) =>
    [...around.querySelectorAll<HTMLElement>(control.localName)].filter((one) =>
      ['name', 'type'].every((name) => one.getAttribute(name) === control.getAttribute(name)),
    );
  const before = alike(stale);
  const now = alike(container);
  return now.length === before.length || control.hasAttribute('name')
    ? now[before.indexOf(control as HTMLElement)]
    : undefined;
}
