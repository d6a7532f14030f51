import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusedElement, focusPath, leaveDialog, pageContent } from '../../page/focus';
import { RECONNECTED } from '../../page/lifecycle';
import { cx } from '../../style/cx';
import * as styles from './dialog.styles';
import { lockScroll } from './scrollLock';

interface DialogProps {
  open: boolean;
  /** Keeps the closed dialog in the document, so that prerendered markup can open it. @default false */
  keepMounted?: boolean;
  /** Called when the visitor (Escape) or the browser (Android's Back) closes it. A press on the backdrop does nothing. */
  onClose: () => void;
  /** `side` is a panel of full height at the inline end, `center` a card. Both fill a phone. */
  placement: 'side' | 'center';
  /** Id of its heading. */
  labelledBy: string;
  lang: string;
  /** Include a close button. */
  children: ReactNode;
}

/**
 * A modal dialog. On opening, the focus goes to the element with the `autofocus` attribute (set it by a ref, because
 * React does not render it), else to the first focusable one. On closing it returns to where it was,
 * or next to that where the opener is gone.
 */
export function Dialog({ keepMounted = false, ...props }: DialogProps): ReactNode {
  return (keepMounted || props.open) && <MountedDialog {...props} />;
}

function MountedDialog({
  open,
  onClose,
  placement,
  labelledBy,
  lang,
  children,
}: Omit<DialogProps, 'keepMounted'>): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);
  useLayoutEffect(() => (open && ref.current ? showModal(ref.current, () => close()) : undefined), [open]);

  return (
    <dialog
      ref={ref}
      part={placement === 'side' ? 'panel' : 'dialog'}
      className={cx(styles.dialog, placement === 'side' ? styles.side : styles.center, styles.wholePhone)}
      aria-labelledby={labelledBy}
      lang={lang}
    >
      <div className={styles.box}>{children}</div>
    </dialog>
  );
}

/** @returns closes it, which returns the focus. */
function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const root = dialog.getRootNode();
  const focusedBefore = focusedElement();
  // Where the markup opened it before hydration, the browser alone knows what had the focus.
  const opener = focusedBefore && !dialog.contains(focusedBefore) ? focusedBefore : undefined;
  const places = opener
    ? [...focusPath(opener), ...focusPath(dialog)]
    : [...buttonsBeside(dialog), ...pageContent()];
  let focused: EventTarget | null = null;

  const present = () => {
    if (!dialog.isConnected || dialog.matches(':modal')) return;
    const before = focused;
    // After a move in the document it is still open, but no longer modal, and has lost the focus. `showModal` stores the
    // focused element for the return on closing, so the opener is focused first.
    dialog.open = false;
    opener?.focus({ preventScroll: true });
    dialog.showModal();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return; // a file picker was canceled
    event.preventDefault();
    onClose();
  };
  const onCloseEvent = () => {
    if (!dialog.open) onClose(); // else the event belongs to an earlier close
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };

  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onCloseEvent);
  dialog.addEventListener('focusin', onFocus);
  root.addEventListener(RECONNECTED, present);
  present();

  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onCloseEvent);
    dialog.removeEventListener('focusin', onFocus);
    root.removeEventListener(RECONNECTED, present);
    dialog.close();
    leaveDialog(dialog, places); // the opener is gone, or there was none
  };
}

/** Such as the floating button of a panel that the page's URL opened. */
const buttonsBeside = (dialog: HTMLDialogElement): HTMLElement[] =>
  [...(dialog.getRootNode() as ShadowRoot).querySelectorAll('button')].filter(
    (button) => !dialog.contains(button),
  );
