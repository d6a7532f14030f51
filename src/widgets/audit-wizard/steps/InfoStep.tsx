import type { ReactNode } from 'react';
import { FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { hint } from '../../../forms/fields/field.styles';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { usePicked } from '../../../ui/base/usePicked';
import { formOf, type StepProps } from '../stepProps';

/** Who asks, and for which property: all of it is required. */
export function InfoStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { mayContact, allowContact, leaveField } = usePicked(
    store,
    'mayContact',
    'allowContact',
    'leaveField',
  );
  const { audit: messages, form: formMessages } = settings.messages;
  const form = formOf(props);
  return (
    <>
      {formMessages.requiredNote && <p className={hint}>{formMessages.requiredNote}</p>}
      <div className={stepStyles.fields}>
        <div className={stepStyles.wide}>
          <FormTextField form={form} name="fullName" required autoComplete="name" />
        </div>
        <div className={stepStyles.wide}>
          <FormTextField
            form={form}
            name="serviceAddress"
            hint={messages.hints.serviceAddress}
            required
            autoComplete="address-line1" // "street-address" is for fields of several lines
          />
        </div>
        <div
          onBlur={({ relatedTarget }) => {
            // Only on the way to another field: an error that appears would move a button away from under the finger.
            if (relatedTarget instanceof HTMLInputElement) leaveField('email');
          }}
        >
          <FormTextField form={form} name="email" required type="email" autoComplete="email" />
        </div>
        <FormTextField form={form} name="phone" required type="tel" autoComplete="tel" />
        {settings.abandoned && (
          <div className={stepStyles.wide}>
            <ConsentCheckbox
              name="mayContact"
              text={formMessages.mayContact}
              consent={mayContact}
              onConsent={allowContact}
            />
          </div>
        )}
      </div>
    </>
  );
}
