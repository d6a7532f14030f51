import { AWAKE } from './awake';

/** What a floating button must not cover: forms, buttons, links that look like them, and what says so itself. */
const COVERED = 'form,input,select,textarea,button,[part~=button],[data-keep-clear]';

/**
 * Marks a floating button with `data-covering` while it would lie over a form or a button; where a page begins, the button
 * should have it until this has looked. Plain DOM, because it works before React is there.
 * @param signal ends it.
 */
export function keepClear(button: HTMLElement, signal: AbortSignal): void {
  // What listens to the page must not keep a button that was thrown away.
  const ref = new WeakRef(button);
  let frame = 0;
  const look = () => {
    frame = 0;
    const current = ref.deref();
    current?.toggleAttribute('data-covering', !current.matches(':focus-visible') && coversAny(current));
  };
  // After the frame: the one that shows what was pressed does not wait for it, and the page is laid out by then.
  const lookSoon = () => {
    frame ||= requestAnimationFrame(() => setTimeout(look));
  };
  // A click may show a wizard's next step, and a widget that is ready may lie below.
  for (const event of ['scroll', 'resize', 'click', AWAKE])
    addEventListener(event, lookSoon, { capture: true, signal });
  lookSoon();
}

function coversAny(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const xs = [left, (left + right) / 2, right - 1];
  const ys = [top, (top + bottom) / 2, bottom - 1];
  return xs.some((x) =>
    ys.some((y) =>
      elementsAt(document, x, y).some(
        // A modal dialog lies above the button anyway, and gives it the focus back when it closes.
        (element) => element !== button && element.matches(COVERED) && !element.closest(':modal'),
      ),
    ),
  );
}

/** What lies at a point, in shadow trees too. */
function elementsAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => element.getRootNode() === root)
    .flatMap((element) => (element.shadowRoot ? elementsAt(element.shadowRoot, x, y) : [element]));
}
