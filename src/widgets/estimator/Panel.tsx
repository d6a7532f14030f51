import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import * as styles from './panel.styles';

interface PanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Names the button that closes. */
  close: string;
  lang: string;
  children: ReactNode;
}

/** The slide-in panel with its head. */
export function Panel({ title, close, children, ...dialog }: PanelProps): ReactNode {
  return (
    <Dialog {...dialog} placement="side" labelledBy="title">
      <header className={styles.head}>
        <h2 id="title" className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={close} onClick={dialog.onClose}>
          <Icon icon={X} size={24} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
