import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { DialogHead } from '../../../ui/dialog/DialogHead';
import * as styles from './panel.styles';

interface PanelProps {
  open: boolean;
  keepMounted: boolean;
  onClose: () => void;
  title: string;
  /** Names the button that closes. */
  close: string;
  lang: string;
  children: ReactNode;
}

/** The slide-in panel with its header. */
export function Panel({ title, close, children, ...dialog }: PanelProps): ReactNode {
  return (
    <Dialog {...dialog} placement="side" labelledBy="title">
      <div className={styles.frame}>
        <DialogHead id="title" title={title} close={close} onClose={dialog.onClose} />
        <div className={styles.body}>{children}</div>
      </div>
    </Dialog>
  );
}
