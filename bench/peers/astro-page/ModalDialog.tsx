import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  label: string;
  close: () => void;
  children: ComponentChildren;
}

/** A modal dialog that is open as long as it is rendered. */
export function ModalDialog({ label, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="card" aria-label={label} onClose={close}>
      {children}
      <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <X />
      </button>
    </dialog>
  );
}
