import { HYDRATED } from './lifecycle';
import { safeDocument } from './safeDocument';
import { whenIdle } from './scheduling';

/** What a floating button must not cover: forms, controls, what has the focus, links that look like buttons, and what is marked so. */
const COVERED = 'form,input,select,textarea,button,:focus-visible,[part~=button],[data-keep-clear]';

/** Milliseconds between two checks: one takes a slow phone five or more, and a page that scrolls asks for one in each frame. */
const INTERVAL = 100;

/** Milliseconds that a check waits at most for a busy page. */
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
  let isScheduled = false;
  /** As `performance.now()` counts. */
  let earliest = 0;
  const check = () => {
    isScheduled = false;
    earliest = performance.now() + INTERVAL;
    const current = ref.deref();
    if (!current) return;
    if (!current.matches(':focus-visible') && coversAny(current)) current.dataset['covering'] = '';
    else delete current.dataset['covering'];
  };
  // After the next frame, which shows what was pressed without waiting for this check, and lays out the page for it.
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() =>
      setTimeout(() => whenIdle(check, { timeout: LONGEST_WAIT }), earliest - performance.now()),
    );
  };
  // A click may show a wizard's next step; a hydrated widget, or what takes the focus, may lie below.
  for (const event of ['scroll', 'resize', 'click', 'focusin', HYDRATED])
    addEventListener(event, schedule, { capture: true, passive: true, signal: ended.signal });
  schedule();
}

const collected = new FinalizationRegistry<AbortController>((ended) => ended.abort());

function coversAny(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [top, (top + bottom) / 2, bottom - 1];
  const own = button.getRootNode();
  return xs.some((x) =>
    ys.some((y) =>
      elementsAt(safeDocument, x, y, own).some(
        // A modal dialog lies above the button anyway, and returns the focus to it on closing.
        (element) => element !== button && element.matches(COVERED) && !element.closest(':modal'),
      ),
    ),
  );
}

/** All elements at a point of the viewport, in shadow roots too, but for the one of the button. */
function elementsAt(root: Document | ShadowRoot, x: number, y: number, own: Node): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => root.contains(element) && element.shadowRoot !== own)
    .flatMap((element) => (element.shadowRoot ? elementsAt(element.shadowRoot, x, y, own) : [element]));
}
