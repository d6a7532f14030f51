import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../style/emotion';
import * as styles from './dialog.styles';
import { RECONNECTED } from './reconnected';
import { lockScroll } from './scrollLock';

interface DialogProps {
  open: boolean;
  /** It stands in the document while it is closed, too: so it can be opened before its code is here. @default false */
  prepared?: boolean;
  /** The visitor (Escape) or the browser (Android's Back) wants it closed; a press beside it does nothing. */
  onClose: () => void;
  /** A panel of full height that slides in from the inline end, or a card in the middle. Both fill a phone. */
  placement: 'side' | 'center';
  /** Id of its heading. */
  labelledBy: string;
  lang: string;
  /** Brings its own button that closes. */
  children: ReactNode;
}

/**
 * A modal dialog. The focus goes to what has the `autofocus` attribute (a ref must set it, React does not), else to
 * the first that takes it, and back at the end.
 */
export function Dialog({ prepared = false, ...props }: DialogProps): ReactNode {
  return (prepared || props.open) && <StandingDialog {...props} />;
}

function StandingDialog({
  open,
  onClose,
  placement,
  labelledBy,
  lang,
  children,
}: Omit<DialogProps, 'prepared'>): ReactNode {
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

/** @returns closes it, which gives the focus back to where it was. */
function showModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const root = dialog.getRootNode();
  const opener = focusedElement();
  let focused: EventTarget | null = null;

  const present = () => {
    if (!dialog.isConnected || dialog.matches(':modal')) return;
    const before = focused;
    // After a move in the document it is still open, but no longer modal, and the focus is lost. The browser gives it
    // back at the end to whoever has it now.
    dialog.open = false;
    opener?.focus({ preventScroll: true });
    dialog.showModal();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  const onCancel = (event: Event) => {
    if (event.target !== dialog) return; // a file picker was cancelled
    event.preventDefault();
    onClose();
  };
  const onClosed = () => {
    if (!dialog.open) onClose(); // else this tells of an earlier closing
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };

  dialog.addEventListener('cancel', onCancel);
  dialog.addEventListener('close', onClosed);
  dialog.addEventListener('focusin', onFocus);
  root.addEventListener(RECONNECTED, present);
  present();

  return () => {
    dialog.removeEventListener('cancel', onCancel);
    dialog.removeEventListener('close', onClosed);
    dialog.removeEventListener('focusin', onFocus);
    root.removeEventListener(RECONNECTED, present);
    dialog.close();
  };
}

/** Who has the focus, in whatever shadow tree. */
function focusedElement(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}
