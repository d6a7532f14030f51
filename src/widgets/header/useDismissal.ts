import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what is open on Escape, on a press outside of it, and when the focus goes elsewhere.
 * @param ref what is open, together with the control that opened it.
 * @returns closes it; the focus, where it is inside, goes back to the control first.
 */
export function useDismissal(
  ref: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): () => void {
  const dismiss = () => {
    if (ref.current?.matches(':focus-within'))
      ref.current.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true });
    close();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (ref.current && !event.composedPath().includes(ref.current)) close();
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    ref.current?.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    return () => ended.abort();
  }, [ref, open]);
  return dismiss;
}
