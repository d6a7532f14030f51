import { copyEvent } from './copyEvent';
import { type Field, isControlChanged } from './formInput';

/** What visitors focus, press and drag. A heading has a `tabindex` where a step gives it the focus. */
const CONTROLS = 'a,button,input,select,summary,textarea,[tabindex],[data-scripted]';

/**
 * Removes markup that a container stands in for. The focus goes to the control that stands for the focused one, and so does
 * what was done to a control and is repeated only now.
 * @param container stands in its place.
 */
export function removeStale(stale: HTMLElement, container: HTMLElement): void {
  const { activeElement } = stale.getRootNode() as ShadowRoot;
  handOver(stale, container, stale.contains(activeElement) ? activeElement : null);
}

function handOver(stale: HTMLElement, container: HTMLElement, activeElement: Element | null): void {
  const focused = counterpart(activeElement, stale, container);
  forwardActions(stale, container);
  stale.remove();
  if (!focused) return;
  focused.focus({ preventScroll: true });
  if (isTypedInto(activeElement) && isTypedInto(focused))
    focused.setSelectionRange(activeElement.selectionStart, activeElement.selectionEnd);
}

/** What React may replace. */
interface Content {
  nodes: ChildNode[];
  focused: Element | null;
  /** Removed elements are scrolled no more. */
  scrolled: Map<Element, number>;
  /** What a mouse rests on. It tells no element that comes to lie there. */
  pointed: Element | undefined;
}

const contentOf = (container: HTMLElement): Content => ({
  nodes: [...container.childNodes],
  focused: focusedIn(container),
  scrolled: new Map(
    [...container.querySelectorAll('[tabindex="0"]')].map((scroller) => [scroller, scroller.scrollLeft]),
  ),
  pointed: matchMedia('(hover: hover)').matches
    ? [...container.querySelectorAll(':hover')].at(-1)
    : undefined,
});

function focusedIn(container: HTMLElement): Element | null {
  const { activeElement } = container.getRootNode() as ShadowRoot;
  return container.contains(activeElement) ? activeElement : null;
}

/**
 * To be called before React removes all nodes of a container and renders others.
 * @returns to be called when it has: gives the new content what stood in the removed one, the focus and the caret, and what is
 * repeated on it only later. Does nothing where the nodes are still there.
 */
export function keepContent(container: HTMLElement): () => void {
  const content = contentOf(container);
  return () => replaceContent(content, container);
}

/** The same where React may remove them at any time from now on. */
export function watchContent(container: HTMLElement): () => void {
  const content = contentOf(container);
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const followFocus = () => {
    content.focused = focusedIn(container);
  };
  container.addEventListener('focusin', followFocus, options);
  // Browsers may dispatch it for a removal, too: what follows that in the same task still knows what had the focus.
  container.addEventListener('focusout', () => queueMicrotask(followFocus), options);
  container.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (target instanceof Element && pointerType === 'mouse') content.pointed = target;
    },
    options,
  );
  container.addEventListener('pointerleave', () => (content.pointed = undefined), { signal: ended.signal });
  container.addEventListener(
    'scroll',
    ({ target }) => target instanceof Element && content.scrolled.set(target, target.scrollLeft),
    options,
  );
  return () => {
    ended.abort();
    replaceContent(content, container);
  };
}

function replaceContent({ nodes, focused, scrolled, pointed }: Content, container: HTMLElement): void {
  if (nodes.every((node) => !(node instanceof Element) || container.contains(node))) return;
  const stale = container.cloneNode() as HTMLElement;
  stale.append(...nodes);
  copyState(stale, container);
  for (const [scroller, left] of scrolled)
    if (left) counterpart(scroller, stale, container)?.scrollTo({ left, behavior: 'instant' });
  if (pointed)
    (counterpart(pointed, stale, container) ?? container.firstElementChild)?.dispatchEvent(
      new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }),
    );
  handOver(stale, container, focused);
}

/** What a browser keeps in elements that React hydrates. */
function copyState(stale: HTMLElement, container: HTMLElement): void {
  for (const summary of stale.querySelectorAll('details[open]>summary')) {
    const details = counterpart(summary, stale, container)?.parentElement;
    if (details instanceof HTMLDetailsElement) details.open = true;
  }
  for (const field of stale.querySelectorAll<Field>('input,select,textarea')) {
    const own = isControlChanged(field) && field.type !== 'file' && counterpart(field, stale, container);
    if (!own || !isField(own)) continue;
    // Of radio buttons the one that is left out follows from the one that is chosen.
    if ('checked' in own && 'checked' in field && (field.checked || field.type !== 'radio'))
      own.checked = field.checked;
    own.value = field.value;
  }
}

/** Sliders and boxes have no selection. */
const isTypedInto = (control: Element | null): control is HTMLInputElement | HTMLTextAreaElement =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.selectionStart !== null;

/** Forwards what is repeated on removed markup to what stands for it. */
export function forwardActions(stale: HTMLElement, container: HTMLElement): void {
  for (const type of ['click', 'keydown', 'pointerdown', 'pointerup'])
    stale.addEventListener(type, (event) => {
      counterpart(event.target, stale, container)?.dispatchEvent(copyEvent(event));
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

/**
 * What tells controls apart. Others may have added some of their own, which have no class of ours; the markup of another
 * release may have other classes.
 */
const FEATURES = [
  ['name', 'type', 'class'],
  ['name', 'type'],
];

/** The control of the same kind and name, else the one at the same place where there are as many. */
function counterpart(
  target: EventTarget | null,
  stale: HTMLElement,
  container: HTMLElement,
): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return undefined;
  for (const features of FEATURES) {
    const alike = (around: HTMLElement) =>
      [...around.querySelectorAll<HTMLElement>(control.localName)].filter((one) =>
        features.every((name) => one.getAttribute(name) === control.getAttribute(name)),
      );
    const before = alike(stale);
    const now = alike(container);
    if (now.length === before.length || (now.length > 0 && control.hasAttribute('name')))
      return now[before.indexOf(control as HTMLElement)];
  }
  return undefined;
}
