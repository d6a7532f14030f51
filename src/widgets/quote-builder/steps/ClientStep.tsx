import type { ComponentProps, ReactNode } from 'react';
import { useStore } from 'zustand';
import { FormTextArea, FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { TextField } from '../../../forms/fields/TextField';
import { useField } from '../../../forms/useField';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { usePicked } from '../../../ui/base/usePicked';
import { isContactMissing } from '../fields';
import * as styles from '../quote-builder.styles';
import { formOf, type StepProps } from '../stepProps';

/** Who the quote is for. Nothing is required until the quote is sent: an answer to it needs a phone number or an address. */
export function ClientStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { mayContact, allowContact } = usePicked(store, 'mayContact', 'allowContact');
  const { quote: messages, form: formMessages } = settings.messages;
  const form = formOf(props);
  return (
    <div className={styles.client}>
      <FormTextField form={form} name="clientName" autoComplete="name" enterKeyHint="next" />
      <ContactField {...props} name="phone" type="tel" autoComplete="tel" />
      <div className={stepStyles.wide} data-later="">
        <ContactField {...props} name="email" type="email" autoComplete="email" />
      </div>
      <div className={stepStyles.wide} data-later="">
        <FormTextArea
          form={form}
          name="address"
          hint={messages.hints.address}
          rows={2}
          autoComplete="street-address"
        />
      </div>
      {settings.abandoned && (
        <div className={stepStyles.wide} data-later="">
          <ConsentCheckbox
            name="mayContact"
            text={formMessages.mayContact}
            consent={mayContact}
            onConsent={allowContact}
          />
        </div>
      )}
    </div>
  );
}

/** A phone number or an email address: a signed quote came back for one of the two. */
function ContactField({
  store,
  settings,
  name,
  ...control
}: StepProps & { name: 'phone' | 'email' } & Pick<
    ComponentProps<typeof TextField>,
    'type' | 'autoComplete'
  >): ReactNode {
  const field = useField(formOf({ store, settings }), name);
  const isMissing = useStore(store, isContactMissing);
  const missing = isMissing ? settings.messages.quote.contactMissing : undefined;
  return <TextField {...field} enterKeyHint="next" error={field.error ?? missing} {...control} />;
}
