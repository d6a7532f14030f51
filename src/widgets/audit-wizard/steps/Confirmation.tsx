import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { NextSteps } from '../../../forms/afterwards/NextSteps';
import { BookedTime } from '../../../forms/slots/TimeField';
import { DoneMark } from '../../../forms/wizard/DoneMark';
import { StepHeading } from '../../../forms/wizard/StepHeading';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { PrintButton } from '../../../ui/print/PrintButton';
import * as styles from '../audit-wizard.styles';
import type { StepProps } from '../stepProps';

/** The audit was sent. Closing clears it. */
export function Confirmation({ store, settings }: StepProps): ReactNode {
  const { fields, selected, unprompted, leadId, hide } = usePicked(
    store,
    'fields',
    'selected',
    'unprompted',
    'leadId',
    'hide',
  );
  const { audit: messages, form } = settings.messages;
  const print = async (root: ShadowRoot) => {
    const module = await import('../print/printAudit');
    return module.printAudit(root, { fields, selected, at: new Date().toISOString() }, settings);
  };
  return (
    <div className={styles.confirmation} part="step">
      <DoneMark />
      <StepHeading level={3} className={styles.heading} stepChanges={unprompted ? 0 : 1} dialogFocus>
        {messages.thanks}
      </StepHeading>
      <p>{fillText(messages.thanksNoted, { email: fields.email.trim(), phone: fields.phone.trim() })}</p>
      <BookedTime store={store} settings={settings} />
      <NextSteps
        heading={form.nextHeading}
        rank={3}
        steps={[form.nextRead, messages.thanksPromise, messages.thanksVisit]}
        messages={form}
        company={settings.facts.company}
        leadId={leadId}
        locale={settings.lang}
      />
      <PrintButton messages={form} print={print}>
        <Button type="button" onPress={hide}>
          {messages.close}
        </Button>
      </PrintButton>
    </div>
  );
}
