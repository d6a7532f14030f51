import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { bindFields } from '../../../forms/bindFields';
import { ConsentCheckbox } from '../../../ui/form/ConsentCheckbox';
import { TextField } from '../../../ui/form/TextField';
import * as stepStyles from '../../../ui/wizard/step.styles';
import * as styles from '../audit-wizard.styles';
import { auditFields } from '../fields';
import type { StepProps } from '../stepProps';

/** Who asks, and for which property: all of it is required. */
export function InfoStep({ store, settings }: StepProps): ReactNode {
  const state = useStore(store);
  const { audit: messages, form: formMessages } = settings.messages;
  const field = bindFields(state, auditFields, messages.labels, settings);
  return (
    <>
      {formMessages.requiredNote && <p className={styles.note}>{formMessages.requiredNote}</p>}
      <div className={stepStyles.fields}>
        <div className={stepStyles.wide}>
          <TextField {...field('fullName')} required autoComplete="name" />
        </div>
        <div className={stepStyles.wide}>
          <TextField
            {...field('serviceAddress', messages.hints.serviceAddress)}
            required
            autoComplete="address-line1" // "street-address" is for fields of several lines
          />
        </div>
        <div
          onBlur={({ relatedTarget }) => {
            // Only on the way to another field: an error that appears would move a button away from under the finger.
            if (relatedTarget instanceof HTMLInputElement) state.leaveField('email');
          }}
        >
          <TextField {...field('email')} required type="email" autoComplete="email" />
        </div>
        <TextField {...field('phone')} required type="tel" autoComplete="tel" />
        {settings.abandoned && (
          <div className={stepStyles.wide}>
            <ConsentCheckbox
              name="mayContact"
              text={formMessages.mayContact}
              consent={state.mayContact}
              onConsent={state.allowContact}
            />
          </div>
        )}
      </div>
    </>
  );
}
