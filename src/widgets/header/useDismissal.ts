import { type RefObject, useEffect, useEffectEvent } from 'react';
import { focusedElement } from '../../page/focus';
import { safeDocument } from '../../page/safeDocument';

/** Not every browser has it, nor does TypeScript. */
type CloseWatcherClass = new (options: { signal: AbortSignal }) => EventTarget;

/**
 * Closes a popup on Escape, on Android's Back, on a press outside, and when the focus leaves.
 * @param ref contains the popup and the control that opens it.
 * @returns closes it, and returns a focus inside to the control.
 */
export function useDismissal(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): () => void {
  const dismiss = () => {
    // Not `:focus-within`: in WebKit it does not match around the `<summary>` of a `<details>` inside.
    if (ref.current?.contains(focusedElement() ?? null))
      ref.current.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
    close();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault(); // the page's own dialogs stay open
    dismiss();
  });
  const onCloseRequest = useEffectEvent(dismiss);
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (ref.current && !event.composedPath().includes(ref.current)) close();
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element)) return;
    // What the page has put into a slot of the popup is inside, too.
    const inside = relatedTarget.assignedSlot ?? relatedTarget;
    if (!ref.current?.contains(inside)) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const place of [ref.current, safeDocument])
      place?.addEventListener('keydown', (event) => onKeyDown(event as KeyboardEvent), { signal });
    safeDocument.addEventListener('pointerdown', (event) => onPointerDown(event), { capture: true, signal });
    ref.current?.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    const CloseWatcher = Reflect.get(self, 'CloseWatcher') as CloseWatcherClass | undefined;
    if (CloseWatcher) new CloseWatcher({ signal }).addEventListener('close', () => onCloseRequest());
    return () => listening.abort();
  }, [ref, open]);
  return dismiss;
}
