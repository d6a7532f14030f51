import { memo, type ReactNode, useDeferredValue, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Form } from '../../../forms/fields/Form';
import { WithoutScript } from '../../../forms/fields/WithoutScript';
import { Notice } from '../../../forms/Notice';
import { notePress } from '../../../forms/wizard/repeatedPress';
import { StepBody } from '../../../forms/wizard/StepBody';
import { StepHeading } from '../../../forms/wizard/StepHeading';
import * as stepStyles from '../../../forms/wizard/step.styles';
import { cx } from '../../../style/cx';
import { PhoneText } from '../../../ui/base/PhoneText';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { Button } from '../../../ui/controls/Button';
import { StatusMessage } from '../../../ui/controls/StatusMessage';
import { selectedItems } from '../answers/answers';
import { isServiceMissing } from '../answers/questions';
import { stepProblems } from '../answers/stepProblems';
import type { EstimatorState } from '../estimator.store';
import * as styles from '../estimator.styles';
import { groupsIn, type Step } from '../offer/offer';
import { headlineOf } from '../price/headline';
import { type StepProps, useTerms } from '../useTerms';
import { Confirmation } from './Confirmation';
import { ContactStep } from './ContactStep';
import { ItemsStep } from './ItemsStep';
import { LocationStep } from './LocationStep';
import { Progress } from './Progress';
import { PropertyStep } from './PropertyStep';
import { Queued } from './Queued';
import { ResultStep } from './ResultStep';

/** The estimator from the first choice to the confirmation. */
export function EstimatorSteps(props: StepProps): ReactNode {
  const { status, unprompted } = usePicked(props.store, 'status', 'unprompted');
  const { facts, messages } = props.settings;
  const { nothingOffered, nothingOfferedWithoutPhone } = messages.estimator;
  const { terms } = useTerms(props);

  if (groupsIn(terms.facts, 'services').length === 0)
    return (
      <p>
        <PhoneText text={nothingOffered} phone={facts.company.phone} without={nothingOfferedWithoutPhone} />
      </p>
    );
  if (status === 'sent' || status === 'queued')
    return (
      <div role={status === 'queued' || unprompted ? 'status' : undefined}>
        {status === 'sent' ? <Confirmation {...props} /> : <Queued {...props} />}
      </div>
    );
  return <Wizard {...props} />;
}

/**
 * The steps. A press that leads to another one is answered by the progress first; the step follows in tasks of its own,
 * because rendering and laying it out takes longer than a frame.
 */
function Wizard(props: StepProps): ReactNode {
  const { notice, dismissNotice } = usePicked(props.store, 'notice', 'dismissNotice');
  const box = useRef<HTMLDivElement>(null);
  const current = usePicked(props.store, 'screen', 'stepChanges', 'intent');
  const deferred = useDeferredValue(current);
  const isAwaited = useSyncExternalStore(
    () => () => {}, // it is asked with each change
    () => hasStandIn(box.current),
    () => false,
  );
  return (
    <div ref={box} className={cx(styles.estimator, stepStyles.withStickyFoot)}>
      <Notice notice={notice} onDismiss={dismissNotice} settings={props.settings} />
      <Progress {...props} />
      <ShownScreen {...props} {...(isAwaited ? current : deferred)} />
    </div>
  );
}

/** Whether a second step of the snapshot is shown in the place of React's: it goes when that is rendered (`hydration/secondStep.ts`). */
const hasStandIn = (element: Element | null): boolean =>
  Boolean(element?.closest('[data-app]')?.parentNode?.querySelector('[data-app] ~ [data-app]'));

type ShownScreenProps = StepProps & Pick<EstimatorState, 'screen' | 'stepChanges' | 'intent'>;

/** A step or the contact form, below its heading. */
const ShownScreen = memo(function ShownScreen({
  screen,
  stepChanges,
  intent,
  ...props
}: ShownScreenProps): ReactNode {
  const { estimator: messages } = props.settings.messages;
  const headings = { visit: messages.contactHeading, question: messages.questionHeading };
  return (
    <>
      <StepHeading
        level={2}
        id="heading"
        describedBy="position"
        className={stepStyles.heading}
        stepChanges={stepChanges}
        dialogFocus={props.settings.attributes.mode === 'panel'}
      >
        {screen === 'contact' ? headings[intent] : messages.steps[screen].heading}
      </StepHeading>
      {screen === 'contact' ? <ContactStep {...props} /> : <StepForm {...props} step={screen} />}
    </>
  );
});

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
          <span>{`${messages.runningRange} `}</span>
          <strong>
            <PriceText text={headlineOf(answers, terms, wording)} />
          </strong>
        </>
      )}
    </p>
  );
}
