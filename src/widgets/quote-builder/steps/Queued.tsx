import type { ReactNode } from 'react';
import { BookedTime } from '../../../forms/slots/TimeField';
import { QueuedScreen } from '../../../forms/wizard/QueuedScreen';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { buttonRow } from '../../../ui/controls/buttonRow.styles';
import type { StepProps } from '../stepProps';
import * as styles from './confirmation.styles';

/** The quote is stored on the device, and may have arrived or not. It is printed when it has. */
export function Queued({ store, settings }: StepProps): ReactNode {
  const { unprompted, startNew } = usePicked(store, 'unprompted', 'startNew');
  const { quote: messages, form: formMessages } = settings.messages;
  return (
    <div className={styles.confirmation} part="step">
      <QueuedScreen
        messages={formMessages}
        phone={settings.facts.company.phone}
        unprompted={unprompted}
        level={2}
        id="heading"
        className={styles.heading}
      >
        <BookedTime store={store} settings={settings} />
        <div className={buttonRow}>
          <Button type="button" kind="secondary" onPress={startNew}>
            {messages.again}
          </Button>
        </div>
      </QueuedScreen>
    </div>
  );
}
