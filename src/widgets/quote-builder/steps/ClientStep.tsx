import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { bindFields } from '../../../forms/bindFields';
import { isReachable } from '../../../leads/partialLead';
import { ConsentCheckbox } from '../../../ui/form/ConsentCheckbox';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import * as stepStyles from '../../../ui/wizard/step.styles';
import { quoteFields } from '../fields';
import * as styles from '../quote-builder.styles';
import type { StepProps } from '../stepProps';

/** Who the quote is for. Nothing is required until the quote is sent: an answer to it needs a phone number or an address. */
export function ClientStep({ store, settings }: StepProps): ReactNode {
  const state = useStore(store);
  const { quote: messages, form: formMessages } = settings.messages;
  const field = bindFields(state, quoteFields, messages.labels, settings);
  const missing = state.contactAsked && !isReachable(state.fields) ? messages.contactMissing : undefined;
  const contactField = (name: 'phone' | 'email') => {
    const bound = field(name);
    return { ...bound, error: bound.error ?? missing };
  };
  return (
    <div className={styles.client}>
      <TextField {...field('clientName')} autoComplete="name" />
      <TextField {...contactField('phone')} type="tel" autoComplete="tel" />
      <div className={stepStyles.wide} data-later="">
        <TextField {...contactField('email')} type="email" autoComplete="email" />
      </div>
      <div className={stepStyles.wide} data-later="">
        <TextArea {...field('address', messages.hints.address)} rows={2} autoComplete="street-address" />
      </div>
      {settings.abandoned && (
        <div className={stepStyles.wide} data-later="">
          <ConsentCheckbox
            name="mayContact"
            text={formMessages.mayContact}
            consent={state.mayContact}
            onConsent={state.allowContact}
          />
        </div>
      )}
    </div>
  );
}
