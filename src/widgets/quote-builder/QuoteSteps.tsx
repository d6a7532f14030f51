import {
  type ComponentType,
  type FocusEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { fillText } from '../../domain/fillText';
import { Form } from '../../forms/fields/Form';
import { Honeypot } from '../../forms/fields/Honeypot';
import { SendingStatus } from '../../forms/fields/SendingStatus';
import { StillNeeded } from '../../forms/fields/StillNeeded';
import { WithoutScript } from '../../forms/fields/WithoutScript';
import { isEmpty } from '../../forms/formState';
import { Notice } from '../../forms/Notice';
import { AwaitedFile, OwnQuestions } from '../../forms/questions/OwnQuestions';
import { ignoreRepeatedPress, notePress } from '../../forms/wizard/repeatedPress';
import { StepBody } from '../../forms/wizard/StepBody';
import { StepHeading } from '../../forms/wizard/StepHeading';
import { POSITION_ID, StepIndicator } from '../../forms/wizard/StepIndicator';
import * as stepStyles from '../../forms/wizard/step.styles';
import { createStepper, isFirst, isLast, progress } from '../../forms/wizard/stepper';
import { cx } from '../../style/cx';
import { PriceText } from '../../ui/base/PriceText';
import { useIsWide } from '../../ui/base/useIsWide';
import { usePicked } from '../../ui/base/usePicked';
import { Button } from '../../ui/controls/Button';
import { isBelow, missingIn } from './fields';
import { isStepEmpty } from './isStepEmpty';
import { type Step, selectedItems, steps } from './offer';
import * as paperStyles from './paper/paper.styles';
import { QuotePaper } from './paper/QuotePaper';
import { SeeQuote } from './paper/SeeQuote';
import * as styles from './quote-builder.styles';
import { stepProblems } from './stepProblems';
import { explainTotal, formOf, type StepProps } from './stepProps';
import { ClientStep } from './steps/ClientStep';
import { ItemsStep } from './steps/ItemsStep';
import { NotesStep } from './steps/NotesStep';
import { SignatureStep } from './steps/SignatureStep';
import { TotalStep } from './steps/TotalStep';

/** The steps of a quote up to its completion. */
export function QuoteSteps(props: StepProps): ReactNode {
  const { store } = props;
  const {
    step,
    reached,
    status,
    stepChanges,
    invalidAttempts,
    notice,
    next,
    back,
    goTo,
    submit,
    dismissNotice,
  } = usePicked(
    store,
    'step',
    'reached',
    'status',
    'stepChanges',
    'invalidAttempts',
    'notice',
    'next',
    'back',
    'goTo',
    'submit',
    'dismissNotice',
  );
  const { facts } = props.settings;
  const missing = useStore(store, (state) => missingIn(state, facts));
  const isTyped = useStore(store, ({ fields }) => !isEmpty(fields));
  const empty = useStore(
    store,
    useShallow((state) => steps.filter((one) => isStepEmpty(one, state, facts))),
  );
  const { quote: messages } = props.settings.messages;
  const stepper = createStepper(steps, step);
  const { heading, intro } = messages.steps[step];
  const [refusals, setRefusals] = useState(0);
  const CurrentStep = views[step];
  const isLeft = stepChanges > 0 || step !== steps[0];
  const { box, isBegun, begin } = useBegun(isLeft || isTyped);
  return (
    <div
      ref={box}
      className={cx(styles.quote, styles.foldable, stepStyles.withStickyFoot)}
      data-folded={props.settings.attributes.folded && !isLeft ? (isBegun ? 'steps' : 'all') : undefined}
      onFocus={begin}
    >
      <Notice notice={notice} onDismiss={dismissNotice} settings={props.settings} />
      <StepIndicator
        label={messages.progress}
        messages={{ position: props.settings.messages.form.stepPosition, done: messages.done }}
        lang={props.settings.lang}
        steps={progress(stepper, reached).map((entry) => ({
          ...entry,
          label: messages.steps[entry.step].label,
          state: entry.state === 'done' && empty.includes(entry.step) ? 'ahead' : entry.state,
        }))}
        onStep={goTo}
      />
      <Form
        className={styles.step}
        part="step"
        invalidAttempts={invalidAttempts}
        problems={{ store, problemsOf: (state) => stepProblems(state, formOf(props), facts, messages) }}
        onSubmit={() => (isLast(stepper) ? void submit() : next())}
      >
        <WithoutScript message={messages.withoutScript} phone={props.settings.facts.company.phone} />
        <div>
          <StepHeading
            level={2}
            id="heading"
            describedBy={POSITION_ID}
            className={stepStyles.heading}
            stepChanges={stepChanges}
          >
            {heading}
          </StepHeading>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <StepBody position={steps.indexOf(step) + 1} className={styles.content} steady>
          <CurrentStep {...props} />
          <OwnQuestions questions={facts.questions.quote} isHere={isBelow(facts, step)} form={props} />
          <AwaitedFile questions={facts.questions.quote} form={props} />
          {isLast(stepper) && (
            <StillNeeded id="missing" message={missing && messages.missing[missing]} refusals={refusals} />
          )}
        </StepBody>
        <Honeypot />
        <div className={cx(styles.foot, stepStyles.stickyFoot)}>
          <div className={styles.sums}>
            <Total {...props} />
            {step !== 'total' && <SeeQuote {...props} />}
          </div>
          <SendingStatus sending={status === 'submitting'} message={messages.completing} />
          <div className={styles.buttons} onClickCapture={isLast(stepper) ? ignoreRepeatedPress : notePress}>
            <Button type="button" kind="secondary" disabled={isFirst(stepper)} onPress={back}>
              {messages.previous}
            </Button>
            {isLast(stepper) ? (
              <Button
                key="complete"
                type="submit"
                busy={status === 'submitting'}
                disabled={missing !== undefined}
                describedBy={missing && 'missing'}
                onRefused={() => setRefusals(refusals + 1)}
              >
                {status === 'submitting' ? messages.completing : messages.complete}
              </Button>
            ) : (
              <Button key="next" type="submit">
                {messages.next}
              </Button>
            )}
          </div>
        </div>
      </Form>
      <Aside {...props} />
    </div>
  );
}

/**
 * Whether the visitor has turned to the first question, for the attribute `folded`.
 * @param isAnswered something is typed, or the first step was left.
 */
function useBegun(isAnswered: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isBegun, setBegun] = useState(false);
  useLayoutEffect(() => {
    if (isAnswered || box.current?.querySelector(':is(input, textarea):focus')) setBegun(true);
  }, [isAnswered]);
  const begin = ({ target }: FocusEvent) => {
    if (target.matches('input, textarea')) setBegun(true);
  };
  return { box, isBegun, begin };
}

/** The quote beside the questions, as it fills. */
function Aside(props: StepProps): ReactNode {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <aside className={paperStyles.aside} aria-label={props.settings.messages.quote.title}>
      <QuotePaper {...props} />
    </aside>
  );
}

/** A step renders anew by what it shows itself, not with the frame around it. */
const views: Record<Step, ComponentType<StepProps>> = {
  client: memo(ClientStep),
  services: (props) => <ItemsStep {...props} step="services" />,
  addOns: (props) => <ItemsStep {...props} step="addOns" />,
  total: TotalStep,
  notes: memo(NotesStep),
  signature: memo(SignatureStep),
};

/** The total of the selected items, announced as it changes. */
function Total({ store, settings }: StepProps): ReactNode {
  const selected = useStore(store, (state) => state.selected);
  const { total, nothingChosen, includingMonthly } = settings.messages.quote;
  const items = selectedItems(settings.facts.quote, selected);
  const sums = explainTotal(items, settings);
  return (
    <p className={styles.total} part="total" aria-live="polite" aria-atomic="true">
      <span>{`${total} `}</span>
      {items.length > 0 ? (
        <strong>
          <PriceText text={sums.total} />
        </strong>
      ) : (
        <span>{nothingChosen}</span>
      )}
      {sums.monthly && (
        <small>
          <PriceText text={` ${fillText(includingMonthly, { range: sums.monthly })}`} />
        </small>
      )}
    </p>
  );
}
