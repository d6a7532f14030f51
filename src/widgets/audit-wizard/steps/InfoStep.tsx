import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { AgreeBox } from '../../../ui/AgreeBox';
import * as stepStyles from '../../../ui/step.styles';
import { TextField } from '../../../ui/TextField';
import type { AuditWizardProps } from '../AuditWizard';
import { useTextField } from '../useTextField';
import * as styles from '../wizard.styles';

/** Who asks, and for which property: all of it is required. */
export function InfoStep(props: AuditWizardProps): ReactNode {
  const field = useTextField(props);
  const { audit: texts, form } = props.settings.texts;
  const { mayContact, leaveField, allowContact } = useStore(props.store);
  return (
    <>
      {form.requiredNote && <p className={styles.note}>{form.requiredNote}</p>}
      <div className={stepStyles.fields}>
        <div className={stepStyles.wide}>
          <TextField {...field('fullName')} required autoComplete="name" />
        </div>
        <div className={stepStyles.wide}>
          <TextField
            {...field('serviceAddress', texts.hints.serviceAddress)}
            required
            autoComplete="address-line1" // "street-address" is for fields of several lines
          />
        </div>
        <div
          onBlur={({ relatedTarget }) => {
            // Only on the way to another field: a line that appears would move a button away from under the finger.
            if (relatedTarget instanceof HTMLInputElement) leaveField('email');
          }}
        >
          <TextField {...field('email')} required type="email" autoComplete="email" />
        </div>
        <TextField {...field('phone')} required type="tel" autoComplete="tel" />
        {props.settings.abandoned && (
          <div className={stepStyles.wide}>
            <AgreeBox
              name="mayContact"
              text={form.mayContact}
              agreement={mayContact}
              onAgree={allowContact}
            />
          </div>
        )}
      </div>
    </>
  );
}
