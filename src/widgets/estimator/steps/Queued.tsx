import type { ReactNode } from 'react';
import { BookedTime } from '../../../forms/slots/TimeField';
import { QueuedScreen } from '../../../forms/wizard/QueuedScreen';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import type { StepProps } from '../useTerms';
import * as styles from './confirmation.styles';

/** The lead is stored on the device, and may have arrived or not. */
export function Queued({ store, settings }: StepProps): ReactNode {
  const { unprompted, startNew } = usePicked(store, 'unprompted', 'startNew');
  const { estimator: messages, form: formMessages } = settings.messages;
  return (
    <div className={styles.confirmation} part="step">
      <QueuedScreen
        messages={formMessages}
        phone={settings.facts.company.phone}
        unprompted={unprompted}
        level={2}
        id="heading"
        className={styles.heading}
        dialogFocus={settings.attributes.mode === 'panel'}
      >
        <BookedTime store={store} settings={settings} />
        <Button type="button" kind="secondary" onPress={startNew}>
          {messages.again}
        </Button>
      </QueuedScreen>
    </div>
  );
}
