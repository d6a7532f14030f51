import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { DialogHead } from '../../../ui/dialog/DialogHead';
import type { StepProps } from '../stepProps';
import * as styles from './paper.styles';
import { QuotePaper } from './QuotePaper';

/** The quote as it stands, over the page. */
export function PaperDialog({
  open,
  onClose,
  ...props
}: StepProps & { open: boolean; onClose: () => void }): ReactNode {
  const { quote: messages, common } = props.settings.messages;
  return (
    <Dialog open={open} onClose={onClose} placement="center" labelledBy="paper" lang={props.settings.lang}>
      <DialogHead id="paper" title={messages.title} close={common.close} onClose={onClose} />
      <div className={styles.desk}>
        <QuotePaper {...props} />
      </div>
    </Dialog>
  );
}
