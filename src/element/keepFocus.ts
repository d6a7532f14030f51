import { focusedElement, focusFirst, focusPath } from '../page/focus';

/**
 * Where the focused element of a widget is removed and no view has moved the focus, it moves to the next element around the
 * place. Browsers would drop it to the page's `<body>`, and whoever uses a keyboard or a screen reader would begin anew.
 */
export function keepFocus(container: HTMLElement): void {
  let focused: Element | undefined;
  let path: Element[] = [];
  container.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    path = focusPath(target);
  });
  // Browsers may dispatch it for a removal, too, before the element is out of the document.
  container.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = undefined;
    }),
  );
  new MutationObserver(() => {
    if (!focused || focused.isConnected || !container.isConnected) return;
    focused = undefined;
    if (!focusedElement()) focusFirst(path);
  }).observe(container, { childList: true, subtree: true });
}

/**
 * Scrolls what gets the focus of a keyboard, or is typed into, to the middle where anything lies over it: a bar of the widget
 * that stays in view, or a header, banner or chat button of the page. Browsers only scroll to what is out of the viewport,
 * and a widget cannot set the page's `scroll-padding`.
 */
export function keepFocusVisible(container: HTMLElement): void {
  const check = (scroll?: Event) => {
    const focused = focusedElement();
    if (!focused || !container.contains(focused) || !focused.matches(':focus-visible')) return;
    // A box to tick is small, or invisible, without its words.
    const target = (focused.matches('[type=checkbox],[type=radio]') && focused.closest('label')) || focused;
    if (!isCovered(target)) return;
    target.scrollIntoView({ block: 'center', behavior: scroll ? 'instant' : 'auto' });
    // A page that scrolls smoothly goes to where the target was: what is laid out above meanwhile moves it.
    if (!scroll)
      addEventListener('scrollend', check, { once: true, capture: true, signal: AbortSignal.timeout(1000) });
  };
  const checkNext = () => requestAnimationFrame(() => check());
  container.addEventListener('focusin', checkNext); // after the browser's own scrolling
  checkNext(); // the focus may have loaded the widget
}

/** Whether some part of an element lies below another one or outside the viewport. What is high never fits. */
function isCovered(element: HTMLElement): boolean {
  const root = element.getRootNode() as ShadowRoot;
  if (element.offsetHeight > innerHeight * 0.6) return false;
  return [...element.getClientRects()].some(({ left, right, top, bottom, width, height }) => {
    if (width < 3 || height < 3) return false; // for screen readers only
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]; // corners may be round
    const points = [
      [x, top + 1],
      [x, bottom - 1],
      [left + 0.1 * width, y],
      [right - 0.1 * width, y],
    ] as const;
    return points.some((point) => !element.contains(root.elementFromPoint(...point)));
  });
}
