import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fillText } from '../../../ui/base/fillText';
import { Icon } from '../../../ui/base/Icon';
import { Button } from '../../../ui/form/Button';
import { StepHeading } from '../../../wizard/StepHeading';
import { headlineOf } from '../headline';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './confirmation.styles';

/** The lead was sent. That the estimate was mailed is said only where the lead desk does so. */
export function Confirmation(props: StepProps): ReactNode {
  const { answers, fields, late, estimateMailed, startNew } = useStore(props.store);
  const { terms, wording } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const range = headlineOf(answers, terms, wording);
  return (
    <div className={styles.confirmation} part="step">
      <Icon icon={CircleCheck} size={48} />
      <StepHeading
        level={2}
        id="heading"
        className={styles.heading}
        stepChanges={late ? 0 : 1}
        dialogFocus={props.settings.attributes.mode === 'panel'}
      >
        {messages.thanks}
      </StepHeading>
      <p>{messages.thanksPromise}</p>
      <p>
        {fillText(estimateMailed ? messages.thanksEmailed : messages.thanksNoted, {
          range,
          email: fields.email.trim(),
          phone: fields.phone.trim(),
        })}
      </p>
      <Button type="button" kind="secondary" onPress={startNew}>
        {messages.again}
      </Button>
    </div>
  );
}
