/** What a floating button must not cover: whatever a visitor fills in. */
const FORMS = 'form, bio-contact-form, bio-quote-builder, bio-estimator:not([mode="panel"])';

/**
 * Marks a floating button with `data-covering` while it would lie over a form. Plain DOM, because it works before
 * React is there.
 * @param signal ends it.
 */
export function keepClear(button: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const look = () => {
    frame = 0;
    button.toggleAttribute('data-covering', !button.matches(':focus-visible') && coversForm(button));
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  for (const [target, event] of [
    [document, 'scroll'],
    [window, 'resize'],
    [button, 'focus'],
    [button, 'blur'],
  ] as const)
    target.addEventListener(event, lookSoon, { passive: true, capture: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  lookSoon();
}

function coversForm(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
  return corners.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => element.closest(FORMS) !== null),
  );
}
