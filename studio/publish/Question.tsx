import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../src/ui/form/Button';
import * as layout from '../../webapp/layout.styles';
import * as styles from './publish.styles';

interface QuestionProps {
  title: string;
  text: string;
  /** What the button says that goes on. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** A dialog that asks before something is done. When it is gone, the focus is where it was before. */
export function Question({ title, text, yes, onYes, onNo }: QuestionProps): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={onNo}
    >
      <div className={layout.stack}>
        <h3 id={`${id}title`}>{title}</h3>
        <p id={`${id}text`}>{text}</p>
        <div className={layout.row}>
          <Button type="button" onPress={onYes}>
            {yes}
          </Button>
          <Button type="button" kind="secondary" onPress={onNo}>
            Cancel
          </Button>
        </div>
      </div>
    </dialog>
  );
}
