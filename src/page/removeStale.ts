import { type Field, isControlChanged } from './formInput';

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
  if (!focused) return;
  focused.focus({ preventScroll: true });
  if (isTypedInto(activeElement) && isTypedInto(focused))
    focused.setSelectionRange(activeElement.selectionStart, activeElement.selectionEnd);
}

/** Sliders and boxes have no selection. */
const isTypedInto = (control: Element | null): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.selectionStart !== null;

/** Forwards what is repeated on removed markup to what stands for it. */
export function forwardActions(stale: HTMLElement, container: HTMLElement): void {
  for (const type of ['click', 'keydown'])
    stale.addEventListener(type, (event) => {
      const repeated = new (event.constructor as typeof Event)(type, event);
      counterpart(event.target, stale, container)?.dispatchEvent(repeated);
    });
}

/** Ticks, chooses and types what was ticked, chosen and typed in removed markup, as the visitor did. */
export function repeatInput(stale: HTMLElement, container: HTMLElement): void {
  for (const field of stale.querySelectorAll<Field>('input,select,textarea')) {
    const own = isControlChanged(field) && counterpart(field, stale, container);
    if (own && isField(own)) repeatIn(own, field);
  }
}

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement;

function repeatIn(own: Field, field: Field): void {
  if ('checked' in own && 'checked' in field && own.checked !== field.checked) own.click();
  if (own.value === field.value) return;
  // By the class's own setter: one that React has set on the field itself would make it take the value for its own.
  Reflect.set(Object.getPrototypeOf(own) as object, 'value', field.value, own);
  for (const type of ['input', 'change'])
    own.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
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
