import { Camera } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { hint } from '../../../forms/fields/field.styles';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { Icon } from '../../../ui/base/Icon';
import { usePicked } from '../../../ui/base/usePicked';
import * as styles from '../audit-wizard.styles';
import { listNames } from '../offer';
import { formOf, type StepProps } from '../stepProps';

/** Who asks, and for which property: all of it is required. */
export function InfoStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { way, selected, mayContact, allowContact, leaveField } = usePicked(
    store,
    'way',
    'selected',
    'mayContact',
    'allowContact',
    'leaveField',
  );
  const { audit: messages, form: formMessages } = settings.messages;
  const form = formOf(props);
  // On the page, before the dialog was opened.
  const chosen = listNames.flatMap((list) => selected[list]);
  return (
    <>
      {way === 'questions' && messages.photoFirst.offer && (
        <button
          type="button"
          className={styles.photoOffer}
          part="button"
          onClick={() => store.getState().goWay('photo')}
        >
          <Icon icon={Camera} size={24} />
          <span>{messages.photoFirst.offer}</span>
        </button>
      )}
      {chosen.length > 0 && <p>{fillText(messages.chosen, { choices: chosen.join('; ') })}</p>}
      {formMessages.requiredNote && <p className={hint}>{formMessages.requiredNote}</p>}
      <div className={stepStyles.fields}>
        <div className={stepStyles.wide}>
          <FormTextField form={form} name="fullName" required autoComplete="name" enterKeyHint="next" />
        </div>
        <div className={stepStyles.wide}>
          <FormTextField
            form={form}
            name="serviceAddress"
            hint={messages.hints.serviceAddress}
            required
            autoComplete="address-line1" // "street-address" is for fields of several lines
            enterKeyHint="next"
          />
        </div>
        <div
          onBlur={({ relatedTarget }) => {
            // Only on the way to another field: an error that appears would move a button away from under the finger.
            if (relatedTarget instanceof HTMLInputElement) leaveField('email');
          }}
        >
          <FormTextField
            form={form}
            name="email"
            required
            type="email"
            autoComplete="email"
            enterKeyHint="next"
          />
        </div>
        <FormTextField
          form={form}
          name="phone"
          required
          type="tel"
          autoComplete="tel"
          enterKeyHint={way === 'photo' ? 'send' : 'go'}
        />
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
