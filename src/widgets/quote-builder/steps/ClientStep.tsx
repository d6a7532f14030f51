import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { FormTextArea, FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { TextField } from '../../../forms/fields/TextField';
import { changedTexts } from '../../../forms/ownFields';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import { useField } from '../../../forms/useField';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { usePicked } from '../../../ui/base/usePicked';
import { arranged, type FixedField, isContactMissing } from '../fields';
import * as styles from '../quote-builder.styles';
import { formOf, type StepProps } from '../stepProps';

/** Who the quote is for. Nothing is required until the quote is sent: an answer to it needs a phone number or an address. */
export function ClientStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { mayContact, allowContact } = usePicked(store, 'mayContact', 'allowContact');
  return (
    <div className={styles.client}>
      {arranged(settings.facts, 'client').map((entry, index) => {
        const control =
          typeof entry === 'string' ? (
            <ClientField key={entry} name={entry} {...props} />
          ) : (
            <OwnQuestions
              key={entry.id}
              questions={settings.facts.questions.quote}
              isHere={(question) => question === entry}
              form={props}
            />
          );
        const isWide = entry === 'email' || entry === 'address' || typeof entry !== 'string';
        const place = {
          ...(isWide && { className: stepStyles.wide }),
          // On a phone, what follows the first question is folded.
          ...(index > 1 && { 'data-later': '' }),
        };
        return Object.keys(place).length === 0 ? (
          control
        ) : (
          <div key={control.key} {...place}>
            {control}
          </div>
        );
      })}
      {settings.abandoned && (
        <div className={stepStyles.wide} data-later="">
          <ConsentCheckbox
            name="mayContact"
            text={settings.messages.form.mayContact}
            consent={mayContact}
            onConsent={allowContact}
          />
        </div>
      )}
    </div>
  );
}

function ClientField({ name, ...props }: StepProps & { name: FixedField }): ReactNode {
  const { messages, facts } = props.settings;
  const form = formOf(props);
  const hints: Partial<Record<FixedField, string>> = changedTexts(
    messages.quote.hints,
    facts.fields.quote,
    'hint',
  );
  const control = { form, name, hint: hints[name], required: form.rules[name].required ?? false };
  if (name === 'address') return <FormTextArea {...control} rows={2} autoComplete="street-address" />;
  if (name === 'phone' || name === 'email') return <ContactField {...props} {...control} name={name} />;
  return <FormTextField {...control} autoComplete="name" enterKeyHint="next" />;
}

/** A phone number or an email address: a signed quote came back for one of the two. */
function ContactField({
  store,
  settings,
  name,
  hint,
  required,
}: StepProps & { name: 'phone' | 'email'; hint: string | undefined; required: boolean }): ReactNode {
  const field = useField(formOf({ store, settings }), name, hint);
  const isMissing = useStore(store, isContactMissing);
  const missing = isMissing ? settings.messages.quote.contactMissing : undefined;
  return (
    <TextField
      {...field}
      required={required}
      type={name === 'phone' ? 'tel' : 'email'}
      autoComplete={name === 'phone' ? 'tel' : 'email'}
      enterKeyHint="next"
      error={field.error ?? missing}
    />
  );
}
