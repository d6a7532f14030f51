import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button';
import { fillText } from '../../../ui/fillText';
import { Icon } from '../../../ui/Icon';
import type { AuditWizardProps } from '../AuditWizard';
import * as styles from '../wizard.styles';

/** The request is on its way; closing ends it for good. */
export function Thanks({ store, settings }: AuditWizardProps): ReactNode {
  const { texts: typed, hide } = useStore(store);
  const { audit: texts } = settings.texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks} part="step">
      <Icon icon={CircleCheck} size={48} />
      <h3 ref={heading} tabIndex={-1} className={styles.heading} part="heading">
        {texts.thanks}
      </h3>
      <p>{texts.thanksPromise}</p>
      <p>{fillText(texts.thanksNoted, { email: typed.email.trim(), phone: typed.phone.trim() })}</p>
      <Button type="button" onPress={hide}>
        {texts.close}
      </Button>
    </div>
  );
}
