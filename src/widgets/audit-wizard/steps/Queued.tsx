import type { ReactNode } from 'react';
import { BookedTime } from '../../../forms/slots/TimeField';
import { QueuedScreen } from '../../../forms/wizard/QueuedScreen';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import * as styles from '../audit-wizard.styles';
import type { StepProps } from '../stepProps';

/** The audit is stored on the device, and may have arrived or not. Closing keeps it. */
export function Queued({ store, settings }: StepProps): ReactNode {
  const { unprompted, hide } = usePicked(store, 'unprompted', 'hide');
  const { form: messages, common } = settings.messages;
  return (
    <div className={styles.confirmation} part="step">
      <QueuedScreen
        messages={messages}
        phone={settings.facts.company.phone}
        unprompted={unprompted}
        level={3}
        className={styles.heading}
        dialogFocus
      >
        <BookedTime store={store} settings={settings} />
        <Button type="button" onPress={hide}>
          {common.close}
        </Button>
      </QueuedScreen>
    </div>
  );
}
