import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Notice } from '../../forms/Notice';
import { cx } from '../../style/cx';
import { PhoneText } from '../../ui/base/PhoneText';
import { PriceText } from '../../ui/base/PriceText';
import { usePicked } from '../../ui/base/usePicked';
import { Button } from '../../ui/form/Button';
import { Form } from '../../ui/form/Form';
import { StatusMessage } from '../../ui/form/StatusMessage';
import { WithoutScript } from '../../ui/form/WithoutScript';
import { notePress } from '../../ui/wizard/repeatedPress';
import { StepBody } from '../../ui/wizard/StepBody';
import * as stepStyles from '../../ui/wizard/step.styles';
import { StepHeading } from '../../wizard/StepHeading';
import { selectedItems } from './answers';
import * as styles from './estimator.styles';
import { headlineOf } from './headline';
import { groupsIn, type Step } from './offer';
import { Progress } from './Progress';
import { isServiceMissing } from './questions';
import { stepProblems } from './stepProblems';
import { Confirmation } from './steps/Confirmation';
import { ContactStep } from './steps/ContactStep';
import { ItemsStep } from './steps/ItemsStep';
import { LocationStep } from './steps/LocationStep';
import { PropertyStep } from './steps/PropertyStep';
import { Queued } from './steps/Queued';
import { ResultStep } from './steps/ResultStep';
import { type StepProps, useTerms } from './useTerms';

/** The estimator from the first choice to the confirmation. */
export function EstimatorSteps(props: StepProps): ReactNode {
  const { screen, status, late, notice, stepChanges, intent, dismissNotice } = usePicked(
    props.store,
    'screen',
    'status',
    'late',
    'notice',
    'stepChanges',
    'intent',
    'dismissNotice',
  );
  const { attributes, facts } = props.settings;
  const { estimator: messages } = props.settings.messages;
  const { terms } = useTerms(props);
  const headings = { visit: messages.contactHeading, question: messages.questionHeading };

  if (groupsIn(terms.facts, 'services').length === 0)
    return (
      <p>
        <PhoneText
          text={messages.nothingOffered}
          phone={facts.company.phone}
          without={messages.nothingOfferedWithoutPhone}
        />
      </p>
    );
  if (status === 'sent' || status === 'queued')
    return (
      <div role={status === 'queued' || late ? 'status' : undefined}>
        {status === 'sent' ? <Confirmation {...props} /> : <Queued {...props} />}
      </div>
    );
  return (
    <div className={cx(styles.estimator, stepStyles.withStickyFoot)}>
      <Notice notice={notice} onDismiss={dismissNotice} settings={props.settings} />
      <Progress {...props} />
      <StepHeading
        level={2}
        id="heading"
        describedBy="position"
        className={stepStyles.heading}
        stepChanges={stepChanges}
        dialogFocus={attributes.mode === 'panel'}
      >
        {screen === 'contact' ? headings[intent] : messages.steps[screen].heading}
      </StepHeading>
      {screen === 'contact' ? <ContactStep {...props} /> : <StepForm {...props} step={screen} />}
    </div>
  );
}

const views: Record<Step, (props: StepProps) => ReactNode> = {
  services: (props) => <ItemsStep {...props} step="services" />,
  addOns: (props) => <ItemsStep {...props} step="addOns" />,
  property: PropertyStep,
  location: LocationStep,
  result: ResultStep,
};

/** A step with its buttons. */
function StepForm({ step, ...props }: StepProps & { step: Step }): ReactNode {
  const { invalidAttempts, next, back } = usePicked(props.store, 'invalidAttempts', 'next', 'back');
  const { estimator: messages } = props.settings.messages;
  const { steps, terms, wording } = useTerms(props);
  const isMissing = useStore(props.store, (state) => isServiceMissing(state, terms));
  const { intro } = messages.steps[step];
  const position = steps.indexOf(step) + 1;
  const isPanel = props.settings.attributes.mode === 'panel';
  const CurrentStep = views[step];
  return (
    <Form
      className={styles.step}
      part="step"
      invalidAttempts={invalidAttempts}
      problems={{
        store: props.store,
        problemsOf: (state) => stepProblems(step, state.answers, terms, wording),
      }}
      onSubmit={next}
    >
      <StepBody position={position} className={styles.content} steady={!isPanel && step !== 'result'}>
        <WithoutScript message={messages.withoutScript} phone={props.settings.facts.company.phone} />
        {intro && <p className={styles.intro}>{intro}</p>}
        <CurrentStep {...props} />
      </StepBody>
      {step !== 'result' && (
        <div className={cx(styles.foot, isPanel ? styles.panelFoot : stepStyles.stickyFoot)}>
          {isMissing && (
            <StatusMessage key={invalidAttempts} kind="error">
              {messages.missingService}
            </StatusMessage>
          )}
          <RunningRange {...props} />
          <div className={styles.buttons} onClickCapture={notePress}>
            {position > 1 && (
              <Button type="button" kind="secondary" onPress={back}>
                {messages.back}
              </Button>
            )}
            <Button type="submit">{steps[position] === 'result' ? messages.compute : messages.next}</Button>
          </div>
        </div>
      )}
    </Form>
  );
}

/** The range from the first choice on, where the page wants it. */
function RunningRange(props: StepProps): ReactNode {
  const answers = useStore(props.store, (state) => state.answers);
  const { terms, wording } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  if (!props.settings.attributes.liveRange) return null;
  return (
    <p className={styles.running} aria-live="polite">
      {selectedItems(answers, terms).length > 0 && (
        <>
          {`${messages.runningRange} `}
          <strong>
            <PriceText text={headlineOf(answers, terms, wording)} />
          </strong>
        </>
      )}
    </p>
  );
}
