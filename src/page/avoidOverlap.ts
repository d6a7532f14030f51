import { HYDRATED } from './lifecycle';
import { safeDocument } from './safeDocument';
import { whenIdle } from './whenIdle';

/** What a floating button must not cover: forms, controls, what has the focus, links that look like buttons, and what is marked so. */
const COVERED = 'form,input,select,textarea,button,:focus-visible,[part~=button],[data-keep-clear]';

/** Milliseconds that a button may lie over something, on a busy page. */
const LONGEST_WAIT = 300;

/**
 * Sets `data-covering` on a floating button while it lies over a form or a control of the page; its styles hide it then.
 * In its markup the button should have the attribute with the value `unknown`, so that it stays hidden until the first
 * check. Plain DOM, because islands need it before React is loaded.
 * @param signal ends it.
 */
export function avoidOverlap(button: HTMLElement, signal: AbortSignal): void {
  // The page's listeners must not keep a removed button in memory, and end with it.
  const ref = new WeakRef(button);
  const ended = new AbortController();
  signal.addEventListener('abort', () => ended.abort(), { once: true });
  collected.register(button, ended);
  let frame = 0;
  const check = () => {
    frame = 0;
    const current = ref.deref();
    if (!current) return;
    if (!current.matches(':focus-visible') && coversAny(current)) current.dataset['covering'] = '';
    else delete current.dataset['covering'];
  };
  // After the next frame: that frame shows what was pressed without waiting for this check, and the page is laid out by then.
  const scheduleCheck = () => {
    frame ||= requestAnimationFrame(() => setTimeout(check));
  };
  // After what else answers the visitor, too: the check takes a while.
  const checkWhenIdle = () => {
    frame ||= requestAnimationFrame(() => whenIdle(check, { timeout: LONGEST_WAIT }));
  };
  const listenTo = (events: readonly string[], listener: () => void) => {
    for (const event of events) addEventListener(event, listener, { capture: true, signal: ended.signal });
  };
  listenTo(['scroll', 'resize'], scheduleCheck);
  // A click may show a wizard's next step; a hydrated widget, or what takes the focus, may lie below.
  listenTo(['click', 'focusin', HYDRATED], checkWhenIdle);
  scheduleCheck();
}

const collected = new FinalizationRegistry<AbortController>((ended) => ended.abort());

function coversAny(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [top, (top + bottom) / 2, bottom - 1];
  return xs.some((x) =>
    ys.some((y) =>
      elementsAt(safeDocument, x, y).some(
        // A modal dialog lies above the button anyway, and returns the focus to it on closing.
        (element) => element !== button && element.matches(COVERED) && !element.closest(':modal'),
      ),
    ),
  );
}

/** All elements at a point of the viewport, in shadow roots too. */
function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => root.contains(element))
    .flatMap((element) => (element.shadowRoot ? elementsAt(element.shadowRoot, x, y) : [element]));
}
