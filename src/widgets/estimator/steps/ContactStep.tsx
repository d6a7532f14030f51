import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { leadLimits } from '../../../leads/limits';
import { AgreeBox } from '../../../ui/AgreeBox';
import { Button } from '../../../ui/Button';
import { describeField } from '../../../ui/describeField';
import { LazyPhotoPicker } from '../../../ui/LazyPhotoPicker';
import { Message } from '../../../ui/Message';
import { PhoneText } from '../../../ui/PhoneText';
import * as stepStyles from '../../../ui/step.styles';
import { TextButton } from '../../../ui/TextButton';
import { TextField } from '../../../ui/TextField';
import { Trap } from '../../../ui/Trap';
import { computeEstimate } from '../answers';
import { type ContactField, contactRules } from '../estimator.store';
import { type StepProps, useTerms } from '../useEstimator';
import * as styles from './contact.styles';

const PHOTO_LIMIT = leadLimits.photos.estimate;
/** What one photo may take, so that all of them and the rest of the lead stay below what the desk takes. */
const PHOTO_BYTES = Math.floor((leadLimits.body * 0.9) / PHOTO_LIMIT);

/** How the visitor can be reached, below the range. */
export function ContactStep(props: StepProps): ReactNode {
  const state = useStore(props.store);
  const { terms, formatPrices } = useTerms(props);
  const { settings } = props;
  const { company } = settings.facts;
  const { estimator: texts, form: formTexts, photos: photoTexts } = settings.texts;
  const { phase, contact, problems, refusals } = state;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void state.confirm();
  };
  const field = (name: ContactField, hint?: string) => ({
    name,
    label: texts.labels[name],
    value: contact[name],
    onValue: (value: string) => state.setContact(name, value),
    ...describeField({
      value: contact[name],
      limit: contactRules[name].limit,
      problem: problems[name],
      hint,
      texts: formTexts,
      lang: settings.lang,
    }),
  });
  return (
    <form ref={form} className={styles.form} part="step" method="dialog" noValidate onSubmit={onSubmit}>
      <p className={styles.range}>{formatPrices(computeEstimate(state.answers, terms))}</p>
      {texts.contactIntro && <p className={styles.intro}>{texts.contactIntro}</p>}
      {formTexts.requiredNote && <p className={styles.note}>{formTexts.requiredNote}</p>}
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('phone')} required type="tel" autoComplete="tel" />
      <div className={stepStyles.wide}>
        <TextField {...field('email')} required type="email" autoComplete="email" />
      </div>
      <div className={stepStyles.wide}>
        <TextField {...field('preferredDays', texts.hints.preferredDays)} />
      </div>
      <div className={stepStyles.wide}>
        <LazyPhotoPicker
          photos={state.photos}
          onPhotos={state.setPhotos}
          onBusy={state.setPhotosBusy}
          limit={PHOTO_LIMIT}
          maxBytes={PHOTO_BYTES}
          texts={photoTexts}
        />
        {state.photosLost && <p className={styles.lost}>{texts.photosLost}</p>}
      </div>
      <div className={stepStyles.wide}>
        <AgreeBox
          name="smsConsent"
          text={texts.smsConsent}
          agreement={state.smsConsent}
          onAgree={state.setSmsConsent}
        />
        {settings.abandoned && (
          <AgreeBox
            name="mayContact"
            text={formTexts.mayContact}
            agreement={state.mayContact}
            onAgree={state.allowContact}
          />
        )}
      </div>
      <Trap />
      <div className={styles.end}>
        <p aria-live="polite">{state.photosAwaited && texts.photosBusy}</p>
        {phase === 'error' && (
          <Message kind="error">
            <PhoneText text={texts.error} phone={company.phone} without={texts.errorWithoutPhone} />
          </Message>
        )}
        <Button type="submit" busy={phase === 'submitting'}>
          {phase === 'submitting' ? texts.confirming : texts.confirm}
        </Button>
        <TextButton onPress={state.conceal}>{texts.backToRange}</TextButton>
      </div>
    </form>
  );
}
