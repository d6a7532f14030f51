import { Fragment, type ReactNode } from 'react';
import type { Question } from '../../../domain/question';
import { FormTextArea, FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { Form } from '../../../forms/fields/Form';
import { FormError } from '../../../forms/fields/FormError';
import { Honeypot } from '../../../forms/fields/Honeypot';
import { SendingStatus } from '../../../forms/fields/SendingStatus';
import { changedTexts, renamedPhotos } from '../../../forms/ownFields';
import { jobPhotos, photoBudget } from '../../../forms/photoList';
import { TimeField } from '../../../forms/slots/TimeField';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../forms/wizard/repeatedPress';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { selectedIds } from '../answers/answers';
import { arranged, isBelow, questionsOf } from '../lead/fields';
import { headlineOf } from '../price/headline';
import { type StepProps, useTerms } from '../useTerms';
import { ContactQuestions } from './ContactQuestions';
import * as styles from './contact.styles';
import { contactForm, contactProblems } from './contactForm';

/** How the visitor can be reached, below the range. */
export function ContactStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const state = usePicked(
    store,
    'answers',
    'intent',
    'status',
    'unprompted',
    'invalidAttempts',
    'photosStatus',
    'mayContact',
    'allowContact',
    'backToRange',
    'submit',
  );
  const { terms, wording } = useTerms(props);
  const { estimator: messages, form: formMessages } = settings.messages;
  const form = contactForm(props);
  const asks = state.intent === 'question';
  const intro = asks ? messages.questionIntro : messages.contactIntro;
  const shown = arranged(settings.facts, state.intent);
  // The firm's questions stand above the photos and the consent.
  const questionsAt = shown.findIndex((entry) => entry === 'photos' || entry === 'smsConsent');
  const isSubmitting = state.status === 'submitting';
  return (
    <Form
      className={stepStyles.fields}
      part="step"
      invalidAttempts={state.invalidAttempts}
      problems={{ store, problemsOf: (changed) => contactProblems(form, changed, settings.facts, terms) }}
      onSubmit={() => void state.submit()}
    >
      <p className={styles.range}>
        <PriceText text={headlineOf(state.answers, terms, wording)} />
      </p>
      {intro && <p className={styles.intro}>{intro}</p>}
      {formMessages.requiredNote && <p className={styles.note}>{formMessages.requiredNote}</p>}
      {shown.map((entry, index) => (
        <Fragment key={typeof entry === 'string' ? entry : entry.id}>
          {index === questionsAt && <ContactQuestions {...props} isHere={isBelow(settings.facts)} />}
          {typeof entry === 'string' ? (
            <ContactPart name={entry} {...props} />
          ) : (
            <ContactQuestions {...props} isHere={(question) => question === entry} />
          )}
        </Fragment>
      ))}
      {questionsAt < 0 && <ContactQuestions {...props} isHere={isBelow(settings.facts)} />}
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
      <TimeField
        kind="estimate"
        services={selectedIds(state.answers, terms)}
        store={store}
        settings={settings}
      />
      <Honeypot />
      <div className={styles.end} onClickCapture={ignoreRepeatedPress}>
        <p aria-live="polite">{state.photosStatus === 'awaited' && messages.photosBusy}</p>
        {state.status === 'error' && (
          <FormError messages={messages} phone={settings.facts.company.phone} quiet={state.unprompted} />
        )}
        <SendingStatus sending={isSubmitting} message={messages.confirming} />
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.confirming : messages.confirm}
        </Button>
        <TextButton onPress={state.backToRange}>{messages.backToRange}</TextButton>
      </div>
    </Form>
  );
}

/** How each field is filled in. */
const controls = {
  firstName: { autoComplete: 'given-name', enterKeyHint: 'next' },
  phone: { type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  email: { type: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  preferredDays: { enterKeyHint: 'send' },
} as const;

function ContactPart({
  name,
  ...props
}: StepProps & { name: Exclude<ReturnType<typeof arranged>[number], Question> }): ReactNode {
  const { messages, facts } = props.settings;
  if (name === 'photos') return <ContactPhotos {...props} />;
  if (name === 'smsConsent') return <SmsConsent {...props} />;
  const form = contactForm(props);
  const hints: Partial<Record<typeof name, string>> = changedTexts(
    messages.estimator.hints,
    facts.fields.estimator,
    'hint',
  );
  const control = { form, name, hint: hints[name], required: form.rules[name].required ?? false };
  if (name === 'question')
    return (
      <div className={stepStyles.wide}>
        <FormTextArea {...control} rows={3} />
      </div>
    );
  const line = <FormTextField {...control} {...controls[name]} />;
  return name === 'firstName' || name === 'phone' ? line : <div className={stepStyles.wide}>{line}</div>;
}

function ContactPhotos({ store, settings }: StepProps): ReactNode {
  const { photos, photosLost, setPhotos, setPhotosBusy } = usePicked(
    store,
    'photos',
    'photosLost',
    'setPhotos',
    'setPhotosBusy',
  );
  const { facts, messages } = settings;
  return (
    <div className={stepStyles.wide}>
      <PhotosField
        photos={jobPhotos(photos)}
        onPhotos={(chosen) => setPhotos(chosen)}
        onBusy={(busy) => setPhotosBusy(busy)}
        {...photoBudget('estimate', questionsOf(facts))}
        messages={renamedPhotos(messages.photos, facts.fields.estimator.photos)}
        lost={photosLost ? messages.estimator.photosLost : undefined}
      />
    </div>
  );
}

function SmsConsent({ store, settings }: StepProps): ReactNode {
  const { smsConsent, setSmsConsent } = usePicked(store, 'smsConsent', 'setSmsConsent');
  return (
    <div className={stepStyles.wide}>
      <ConsentCheckbox
        name="smsConsent"
        text={settings.messages.estimator.smsConsent}
        consent={smsConsent}
        onConsent={setSmsConsent}
      />
    </div>
  );
}
