import type { ReactNode } from 'react';
import { usePicked } from '../../ui/base/usePicked';
import { Dialog } from '../../ui/dialog/Dialog';
import { DialogHead } from '../../ui/dialog/DialogHead';
import { AuditSteps } from './AuditSteps';
import * as styles from './audit-wizard.styles';
import type { StepProps } from './stepProps';
import { Confirmation } from './steps/Confirmation';
import { Queued } from './steps/Queued';

/** The request for the free property check: a dialog with its steps, then the confirmation. */
export function AuditWizard(props: StepProps): ReactNode {
  const { open, status, unprompted, hide } = usePicked(props.store, 'open', 'status', 'unprompted', 'hide');
  const { audit: messages } = props.settings.messages;
  const isOver = status === 'sent' || status === 'queued';
  return (
    <Dialog
      open={open}
      keepMounted
      onClose={hide}
      placement="center"
      labelledBy="title"
      lang={props.settings.lang}
    >
      <div className={styles.wizard}>
        <DialogHead
          id="title"
          title={messages.title}
          close={isOver ? undefined : messages.closeIcon}
          onClose={hide}
        />
        {isOver ? (
          <div className={styles.rest} role={status === 'queued' || unprompted ? 'status' : undefined}>
            {status === 'sent' ? <Confirmation {...props} /> : <Queued {...props} />}
          </div>
        ) : (
          <AuditSteps {...props} />
        )}
      </div>
    </Dialog>
  );
}
