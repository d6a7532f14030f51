import { copyEvent } from '../page/copyEvent';
import { isPlainClick, SCRIPTED } from '../page/hash';
import { lifecycleOf } from '../page/lifecycle';

/** Elements that follow a pointer by script. */
const DRAGGABLE = '[data-scripted=drag]';

/** Keys that a script answers where the browser would do nothing, or only scroll. */
const KEYS = /^(Arrow|Home|End|Esc)/;

interface Action {
  element: HTMLElement;
  run: () => void;
}

/** What was done to all islands, in its order: what was done first counts first, whichever hydrates first. */
const queue = new Set<Action>();
let isRunning = false;

/** Runs what need not wait for an earlier action, whose code is still on its way. */
async function runActions(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  for (;;) {
    const next = [...queue].find(({ element }) => element.isConnected && lifecycleOf(element) !== 'failed');
    if (!next || lifecycleOf(next.element) !== 'hydrated') break;
    queue.delete(next);
    next.run();
    await new Promise((resolve) => setTimeout(resolve)); // until React has rendered it
  }
  isRunning = false;
}

/** Dispatches an event again that was stopped. */
function repeat(target: Element, event: Event): void {
  target.dispatchEvent(copyEvent(event));
}

/** Dispatches an event again for the widget alone: the page has heard it. */
function repeatInside(target: Element, event: Event): void {
  target.dispatchEvent(copyEvent(event, { composed: false }));
}

/** Whether its press does something useful without our code: by the browser, or by our styles where the markup says so. */
const isNative = (control: Element | undefined): boolean =>
  control instanceof HTMLAnchorElement ||
  (control instanceof HTMLButtonElement &&
    ('styled' in control.dataset || (control.form?.method === 'post' && navigator.onLine)));

/** What was done to an island, for when it is hydrated. */
interface RecordedActions {
  /** Adds something that is to be done in its turn. */
  add: (run: () => void) => void;
  /** Repeats all of it in its order, once the widgets are hydrated that it was done to. */
  replay: () => void;
  /**
   * Where the code cannot be loaded, leaves to the browser what was pressed last: a link is followed, a form that posts by
   * itself is sent, where there is a network, and a menu that is open by its styles has been the answer. Any other press waits.
   * @returns whether the browser does something.
   */
  runNatively: () => boolean;
}

/**
 * Records what the visitor does to an island: presses and keys of elements that need a script, and what follows a pointer.
 * @param signal ends the recording.
 * @param onAction is called for each, for a press with what was pressed.
 */
export function recordActions(
  element: HTMLElement,
  signal: AbortSignal,
  onAction: (pressed?: Element) => void,
): RecordedActions {
  /** By what was pressed. */
  const presses = new Map<Element, Action>();
  let lastPressed: Element | undefined;
  let isLetThrough = false;
  /** Of the pointer that is held down. */
  let repeatHeld: (() => void) | undefined;

  const add = (run: () => void, control?: Element): Action => {
    const action = { element, run };
    queue.add(action);
    onAction(control);
    return action;
  };
  const targetOf = (event: Event) => event.composedPath()[0] as Element;
  const options = { capture: true, signal };

  element.addEventListener(
    'click',
    (event) => {
      const target = targetOf(event).closest(SCRIPTED);
      if (isLetThrough || !target || !isPlainClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      lastPressed = target;
      const earlier = presses.get(target);
      if (earlier && queue.has(earlier))
        onAction(target); // repeated presses count as one
      else
        presses.set(
          target,
          add(() => repeat(target, event), target),
        );
    },
    options,
  );
  element.addEventListener(
    'keydown',
    (event) => {
      const target = targetOf(event);
      if (!KEYS.test(event.key) || !target.closest('a,button,summary')) return;
      if (target.ariaExpanded) event.preventDefault(); // as its script does
      add(() => repeatInside(target, event));
    },
    options,
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      const target = targetOf(event);
      repeatHeld = () => repeatInside(target, event);
      const onEnd = (end: Event) => {
        const repeatDown = repeatHeld;
        repeatHeld = undefined;
        if (!repeatDown || end.type !== 'pointerup' || !target.closest(DRAGGABLE)) return;
        add(() => {
          repeatDown();
          repeatInside(target, end);
        });
      };
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, onEnd, { ...options, once: true });
    },
    options,
  );

  return {
    add,
    replay() {
      repeatHeld?.();
      void runActions();
    },
    runNatively() {
      void runActions(); // other islands' actions need not wait for this one's
      const press = lastPressed && presses.get(lastPressed);
      if (!press || !isNative(lastPressed) || !queue.delete(press)) return false;
      isLetThrough = true;
      press.run();
      isLetThrough = false;
      return true;
    },
  };
}
