import type { ReactNode } from 'react';
import { FormTextArea, FormTextField } from '../../../forms/FormControls';
import { ConsentCheckbox } from '../../../forms/fields/ConsentCheckbox';
import { Form } from '../../../forms/fields/Form';
import { FormError } from '../../../forms/fields/FormError';
import { Honeypot } from '../../../forms/fields/Honeypot';
import { SendingStatus } from '../../../forms/fields/SendingStatus';
import { TimeField } from '../../../forms/slots/TimeField';
import { PhotosField } from '../../../forms/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../forms/wizard/repeatedPress';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { TextButton } from '../../../ui/controls/TextButton';
import { selectedIds } from '../answers/answers';
import { questionsOf } from '../lead/fields';
import { uploadBudgets } from '../lead/uploads';
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
    'photos',
    'photosStatus',
    'photosLost',
    'smsConsent',
    'mayContact',
    'setPhotos',
    'setPhotosBusy',
    'setSmsConsent',
    'allowContact',
    'backToRange',
    'submit',
  );
  const { terms, wording } = useTerms(props);
  const { estimator: messages, form: formMessages, photos: photoMessages } = settings.messages;
  const questions = questionsOf(settings.facts);
  const form = contactForm(props);
  const asks = state.intent === 'question';
  const intro = asks ? messages.questionIntro : messages.contactIntro;
  const isSubmitting = state.status === 'submitting';
  return (
    <Form
      className={stepStyles.fields}
      part="step"
      invalidAttempts={state.invalidAttempts}
      problems={{ store, problemsOf: (shown) => contactProblems(form, shown, questions, terms) }}
      onSubmit={() => void state.submit()}
    >
      <p className={styles.range}>
        <PriceText text={headlineOf(state.answers, terms, wording)} />
      </p>
      {intro && <p className={styles.intro}>{intro}</p>}
      {formMessages.requiredNote && <p className={styles.note}>{formMessages.requiredNote}</p>}
      {asks && (
        <div className={stepStyles.wide}>
          <FormTextArea form={form} name="question" hint={messages.hints.question} rows={3} />
        </div>
      )}
      <FormTextField form={form} name="firstName" required autoComplete="given-name" enterKeyHint="next" />
      <FormTextField form={form} name="phone" required type="tel" autoComplete="tel" enterKeyHint="next" />
      <div className={stepStyles.wide}>
        <FormTextField
          form={form}
          name="email"
          required
          type="email"
          autoComplete="email"
          enterKeyHint="next"
        />
      </div>
      <div className={stepStyles.wide}>
        <FormTextField
          form={form}
          name="preferredDays"
          hint={messages.hints.preferredDays}
          enterKeyHint="send"
        />
      </div>
      <ContactQuestions {...props} />
      <div className={stepStyles.wide}>
        <PhotosField
          photos={state.photos.filter(({ question }) => question === undefined)}
          onPhotos={(photos) => state.setPhotos(photos)}
          onBusy={(busy) => state.setPhotosBusy(busy)}
          {...uploadBudgets(questions).photos}
          messages={photoMessages}
          lost={state.photosLost ? messages.photosLost : undefined}
        />
      </div>
      <div className={stepStyles.wide}>
        <ConsentCheckbox
          name="smsConsent"
          text={messages.smsConsent}
          consent={state.smsConsent}
          onConsent={state.setSmsConsent}
        />
        {settings.abandoned && (
          <ConsentCheckbox
            name="mayContact"
            text={formMessages.mayContact}
            consent={state.mayContact}
            onConsent={state.allowContact}
          />
        )}
      </div>
      <TimeField
        kind="estimate"
        service={selectedIds(state.answers, terms)[0]}
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
