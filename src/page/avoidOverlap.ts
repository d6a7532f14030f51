import { focusedElement } from './focus';
import { HYDRATED } from './lifecycle';
import { safeDocument } from './safeDocument';
import { whenIdle } from './scheduling';

/** What a floating button must not cover: forms, what follows them, controls, links, what has the focus, and what is marked so. */
const COVERED = 'form,input,select,textarea,button,a,:focus-visible,div[part~=step],[data-keep-clear]';

/** What a phone shows its keyboard for. */
const TYPED = 'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=submit])';

/** Pixels between two points that are looked at, across and down: a link is wider, and a line is higher. */
const STEPS = { across: 48, down: 20 };

/** Milliseconds between two checks: one takes a slow phone five or more, and a page that scrolls asks for one in each frame. */
const INTERVAL = 100;

/** Milliseconds that a check waits at most for a busy page. */
const LONGEST_WAIT = 300;

/** Milliseconds without scrolling after which the visitor is where they wanted to be. */
const REST = 500;

/**
 * Sets `data-covering` on a floating button while it lies over a form or a control of the page; its styles hide it then.
 * In its markup the button should have the attribute with the value `unknown`, so that it stays hidden until the first
 * check. While the visitor types, or scrolls down, it has `data-away`: its styles hide it then on a phone, where it would be in
 * the way. Plain DOM, because islands need it before React is loaded.
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
  let top = scrollY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    isScheduled = false;
    earliest = performance.now() + INTERVAL;
    const current = ref.deref();
    if (!current) return;
    const isAway = resting !== undefined || Boolean(focusedElement()?.matches(TYPED));
    current.toggleAttribute('data-away', isAway);
    if (!current.matches(FOCUSED) && coversAny(current)) current.dataset['covering'] = '';
    else delete current.dataset['covering'];
  };
  const rest = () => {
    clearTimeout(resting);
    resting = undefined;
    schedule();
  };
  // At once: it would be in the way of what comes into view.
  const followScrolling = () => {
    const before = top;
    top = Math.max(0, scrollY); // below zero while iOS springs back
    if (top < before) rest();
    if (top <= before) return;
    clearTimeout(resting);
    resting = setTimeout(rest, REST);
    ref.deref()?.toggleAttribute('data-away', true);
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
  for (const event of ['scroll', 'resize', 'click', 'focusin', 'focusout', HYDRATED])
    addEventListener(event, schedule, { capture: true, passive: true, signal: ended.signal });
  addEventListener('scroll', followScrolling, { capture: true, passive: true, signal: ended.signal });
  schedule();
}

/** It, or the link that is one bar with it: see the styles of the estimator's button. */
const FOCUSED = ':focus-visible,:has(+ [part=call]:focus-visible)';

const collected = new FinalizationRegistry<AbortController>((ended) => ended.abort());

/** Whether a button covers any of that, or the link that is one bar with it. */
const coversAny = (button: HTMLElement): boolean =>
  [button, button.nextElementSibling].some(
    (part) => part && (part === button || part.matches('[part=call]')) && isOver(part),
  );

function isOver(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  if (left === right) return false; // it is not displayed
  const xs = pointsBetween(left, right - 1, STEPS.across);
  const ys = pointsBetween(top, bottom - 1, STEPS.down);
  const own = part.getRootNode();
  return xs.some((x) =>
    ys.some((y) =>
      elementsAt(safeDocument, x, y, own).some(
        // A modal dialog lies above the button anyway, and returns the focus to it on closing.
        (element) => element !== part && element.matches(COVERED) && !element.closest(':modal'),
      ),
    ),
  );
}

/** Both ends, and points between them that are at most this far apart. */
function pointsBetween(from: number, to: number, step: number): number[] {
  const gaps = Math.max(1, Math.ceil((to - from) / step));
  return [...Array(gaps + 1).keys()].map((gap) => from + ((to - from) / gaps) * gap);
}

/** All elements at a point of the viewport, in shadow roots too, but for the one of the button. */
function elementsAt(root: Document | ShadowRoot, x: number, y: number, own: Node): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => root.contains(element) && element.shadowRoot !== own)
    .flatMap((element) => (element.shadowRoot ? elementsAt(element.shadowRoot, x, y, own) : [element]));
}
