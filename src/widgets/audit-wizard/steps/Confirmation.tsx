import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { Icon } from '../../../ui/base/Icon';
import { Button } from '../../../ui/form/Button';
import { StepHeading } from '../../../wizard/StepHeading';
import * as styles from '../audit-wizard.styles';
import type { StepProps } from '../stepProps';

/** The audit was sent. Closing clears it. */
export function Confirmation({ store, settings }: StepProps): ReactNode {
  const { fields, late, hide } = useStore(store);
  const { audit: messages } = settings.messages;
  return (
    <div className={styles.confirmation} part="step">
      <Icon icon={CircleCheck} size={48} />
      <StepHeading level={3} className={styles.heading} stepChanges={late ? 0 : 1} dialogFocus>
        {messages.thanks}
      </StepHeading>
      <p>{messages.thanksPromise}</p>
      <p>{fillText(messages.thanksNoted, { email: fields.email.trim(), phone: fields.phone.trim() })}</p>
      <Button type="button" onPress={hide}>
        {messages.close}
      </Button>
    </div>
  );
}
