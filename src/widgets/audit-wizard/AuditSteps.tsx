import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { fillText } from '../../domain/fillText';
import { Form } from '../../forms/fields/Form';
import { FormError } from '../../forms/fields/FormError';
import { Honeypot } from '../../forms/fields/Honeypot';
import { SendingStatus } from '../../forms/fields/SendingStatus';
import { StillNeeded } from '../../forms/fields/StillNeeded';
import { Notice } from '../../forms/Notice';
import { jobPhotos } from '../../forms/photoList';
import { AwaitedFile, OwnQuestions } from '../../forms/questions/OwnQuestions';
import { TimeField } from '../../forms/slots/TimeField';
import { fieldProblems } from '../../forms/useField';
import { ignoreRepeatedPress, notePress } from '../../forms/wizard/repeatedPress';
import { StepBody } from '../../forms/wizard/StepBody';
import { StepHeading } from '../../forms/wizard/StepHeading';
import { POSITION_ID, StepIndicator } from '../../forms/wizard/StepIndicator';
import { createStepper, isFirst, isLast, progress } from '../../forms/wizard/stepper';
import { usePicked } from '../../ui/base/usePicked';
import { Button } from '../../ui/controls/Button';
import * as styles from './audit-wizard.styles';
import { fieldsIn, isBelow, missingFields } from './fields';
import { hasPhotoPicker, type Step, stepsOf } from './offer';
import { formOf, type StepProps } from './stepProps';
import { InfoStep } from './steps/InfoStep';
import { ListStep } from './steps/ListStep';
import { PhotoStep } from './steps/PhotoStep';
import { SubmitStep } from './steps/SubmitStep';

/** The steps of an audit up to its submission. */
export function AuditSteps(props: StepProps): ReactNode {
  const {
    way,
    step,
    reached,
    status,
    notice,
    stepChanges,
    invalidAttempts,
    next,
    goTo,
    submit,
    dismissNotice,
  } = usePicked(
    props.store,
    'way',
    'step',
    'reached',
    'status',
    'notice',
    'stepChanges',
    'invalidAttempts',
    'next',
    'goTo',
    'submit',
    'dismissNotice',
  );
  const { audit: messages } = props.settings.messages;
  const stepper = createStepper(stepsOf(props.settings.facts, way), step);
  const { heading, intro } = messages.steps[step];
  const position = stepper.steps.indexOf(step) + 1;
  const CurrentStep = views[step];
  const { facts } = props.settings;
  return (
    <Form
      className={styles.rest}
      invalidAttempts={invalidAttempts}
      problems={{
        store: props.store,
        problemsOf: (state) => fieldProblems(formOf(props), fieldsIn(step, facts, state.fields), state),
      }}
      onSubmit={() => (isLast(stepper) ? void submit() : next())}
    >
      <div className={styles.body}>
        <Notice notice={notice} onDismiss={dismissNotice} settings={props.settings} />
        <StepIndicator
          label={messages.progress}
          messages={{ position: props.settings.messages.form.stepPosition, done: messages.stepDone }}
          lang={props.settings.lang}
          steps={progress(stepper, reached).map((entry) => ({
            ...entry,
            label: messages.steps[entry.step].label,
          }))}
          onStep={goTo}
        />
        <div className={styles.stepHead}>
          <StepHeading
            level={3}
            describedBy={POSITION_ID}
            className={styles.heading}
            stepChanges={stepChanges}
            dialogFocus
          >
            {heading}
          </StepHeading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <StepBody position={position} className={styles.step} part="step" inert={status === 'submitting'}>
          <CurrentStep {...props} />
          <OwnQuestions questions={facts.questions.audit} isHere={isBelow(facts, step)} form={props} />
          {!hasPhotoPicker(step) && <AwaitedFile questions={facts.questions.audit} form={props} />}
          {isLast(stepper) && <TimeField kind="audit" {...props} />}
        </StepBody>
      </div>
      <Honeypot />
      <Foot {...props} />
    </Form>
  );
}

const views: Record<Step, (props: StepProps) => ReactNode> = {
  photo: PhotoStep,
  info: InfoStep,
  clean: ListStep,
  strip: ListStep,
  protect: ListStep,
  submit: SubmitStep,
};

/** What is still needed, and the buttons. */
function Foot({ store, settings }: StepProps): ReactNode {
  const { way, step, status, unprompted, back } = usePicked(
    store,
    'way',
    'step',
    'status',
    'unprompted',
    'back',
  );
  const { audit: messages } = settings.messages;
  const missing = useStore(
    store,
    useShallow((state) => {
      if (step === 'photo') return jobPhotos(state.photos).length === 0 ? [messages.photoFirst.label] : [];
      const { labels } = formOf({ store, settings });
      return missingFields(step, settings.facts, state.fields).map((name) => labels[name]);
    }),
  );
  const [refusals, setRefusals] = useState(0);
  const stepper = createStepper(stepsOf(settings.facts, way), step);
  const isSubmitting = status === 'submitting';
  const isLastStep = isLast(stepper);
  return (
    <div className={styles.foot}>
      {status === 'error' && (
        <FormError messages={messages} phone={settings.facts.company.phone} quiet={unprompted} />
      )}
      <StillNeeded
        id="needed"
        message={
          missing.length > 0 ? fillText(messages.stillNeeded, { fields: missing.join(', ') }) : undefined
        }
        refusals={refusals}
      />
      <SendingStatus sending={isSubmitting} message={messages.submitting} />
      <div className={styles.buttons} onClickCapture={isLastStep ? ignoreRepeatedPress : notePress}>
        <Button type="button" kind="secondary" disabled={isFirst(stepper) || isSubmitting} onPress={back}>
          {messages.previous}
        </Button>
        {isLastStep ? (
          <div key="submit" className={styles.forward}>
            <Button
              type="submit"
              busy={isSubmitting}
              disabled={missing.length > 0}
              describedBy="needed"
              onRefused={() => setRefusals(refusals + 1)}
            >
              {isSubmitting ? messages.submitting : messages.submit}
            </Button>
          </div>
        ) : (
          <div key="next" className={styles.forward}>
            <Button
              type="submit"
              disabled={missing.length > 0}
              describedBy="needed"
              onRefused={() => setRefusals(refusals + 1)}
            >
              {messages.next}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
