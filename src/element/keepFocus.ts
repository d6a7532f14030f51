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
