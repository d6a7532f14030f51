import { Camera } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { hint } from '../../../forms/fields/field.styles';
import { changedTexts, isShownField } from '../../../forms/ownFields';
import { OwnQuestions } from '../../../forms/questions/OwnQuestions';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { Icon } from '../../../ui/base/Icon';
import { usePicked } from '../../../ui/base/usePicked';
import * as styles from '../audit-wizard.styles';
import { arranged, type FixedField } from '../fields';
import { listNames } from '../offer';
import { formOf, type StepProps } from '../stepProps';

/** Who asks, and for which property. */
export function InfoStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { way, selected, mayContact, allowContact } = usePicked(
    store,
    'way',
    'selected',
    'mayContact',
    'allowContact',
  );
  const { audit: messages, form: formMessages } = settings.messages;
  // On the page, before the dialog was opened.
  const chosen = listNames.flatMap((list) => selected[list]);
  return (
    <>
      {way === 'questions' &&
        messages.photoFirst.offer &&
        isShownField(settings.facts.fields.audit, 'photos') && (
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
        {arranged(settings.facts, 'info').map((entry) =>
          typeof entry === 'string' ? (
            <InfoField key={entry} name={entry} {...props} />
          ) : (
            <OwnQuestions
              key={entry.id}
              questions={settings.facts.questions.audit}
              isHere={(question) => question === entry}
              form={props}
            />
          ),
        )}
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

/** How each field is filled in. */
const controls = {
  fullName: { autoComplete: 'name', enterKeyHint: 'next' },
  // "street-address" is for fields of several lines
  serviceAddress: { autoComplete: 'address-line1', enterKeyHint: 'next' },
  email: { type: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

function InfoField({ name, ...props }: StepProps & { name: FixedField }): ReactNode {
  const { store, settings } = props;
  const { way, leaveField } = usePicked(store, 'way', 'leaveField');
  if (name === 'notes') return null;
  const form = formOf(props);
  const hints: Partial<Record<FixedField, string>> = changedTexts(
    settings.messages.audit.hints,
    settings.facts.fields.audit,
    'hint',
  );
  const { required = false } = form.rules[name];
  const control = (
    <FormTextField
      form={form}
      name={name}
      hint={hints[name]}
      required={required}
      enterKeyHint={way === 'photo' ? 'send' : 'go'}
      {...controls[name]}
    />
  );
  if (name === 'phone') return control;
  if (name !== 'email') return <div className={stepStyles.wide}>{control}</div>;
  return (
    <div
      onBlur={({ relatedTarget }) => {
        // Only on the way to another field: an error that appears would move a button away from under the finger.
        if (relatedTarget instanceof HTMLInputElement) leaveField('email');
      }}
    >
      {control}
    </div>
  );
}
