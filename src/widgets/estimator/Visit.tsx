import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button';
import { fillText } from '../../ui/fillText';
import { Message } from '../../ui/Message';
import { PhoneText } from '../../ui/PhoneText';
import * as stepStyles from '../../ui/step.styles';
import { TextButton } from '../../ui/TextButton';
import { useCode } from '../../ui/useCode';
import { computeEstimate, selectedItems } from './answers';
import * as styles from './estimator.styles';
import { groupsIn, type Step } from './offer';
import { ItemsStep } from './steps/ItemsStep';
import { LocationStep } from './steps/LocationStep';
import { PropertyStep } from './steps/PropertyStep';
import { ResultStep } from './steps/ResultStep';
import { type StepProps, useTerms } from './useEstimator';

/** One visit to the estimator, from the first choice to the thank-you. */
export function Visit(props: StepProps): ReactNode {
  const { step, phase, moves, refusals, missingService, next, back } = useStore(props.store);
  const { company } = props.settings.facts;
  const { estimator: texts } = props.settings.texts;
  const { terms, steps, formatNumber } = useTerms(props);
  const ending = useCode(step === 'result' ? loadEnding : undefined);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  if (groupsIn(terms.facts, 'services').length === 0)
    return (
      <p>
        <PhoneText
          text={texts.nothingOffered}
          phone={company.phone}
          without={texts.nothingOfferedWithoutPhone}
        />
      </p>
    );
  if (phase === 'thanks' && ending.code) return <ending.code.Thanks {...props} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    next();
  };
  const { label, heading: words, intro } = texts.steps[step];
  const position = steps.indexOf(step) + 1;
  const inContact = step === 'result' && phase !== 'range';
  const CurrentStep = views[step];
  return (
    <div className={styles.visit}>
      <div className={styles.progress}>
        <p>
          {fillText(texts.progress, { step: formatNumber(position), steps: formatNumber(steps.length) })}
          <span aria-hidden="true"> · </span>
          <strong>{label}</strong>
        </p>
        <div className={styles.bar} aria-hidden="true">
          {steps.map((name, index) => (
            <span key={name} className={index < position ? styles.done : styles.ahead} />
          ))}
        </div>
      </div>
      <h2
        id="heading"
        ref={(element) => {
          heading.current = element;
          element?.setAttribute('autofocus', ''); // where a panel that opens begins; React knows it only on fields
        }}
        tabIndex={-1}
        className={stepStyles.heading}
        part="heading"
      >
        {inContact ? texts.contactHeading : words}
      </h2>
      {inContact ? (
        <>
          {ending.code && <ending.code.ContactStep {...props} />}
          {ending.failed && <OutOfReach {...props} />}
        </>
      ) : (
        // Sent by script only: with method="dialog" a press before the script is here does not reload the page.
        <form ref={form} className={styles.step} part="step" method="dialog" noValidate onSubmit={onSubmit}>
          {intro && <p className={styles.intro}>{intro}</p>}
          <CurrentStep {...props} />
          {step !== 'result' && (
            <div className={styles.foot}>
              {company.phone && (
                <noscript>
                  <p>
                    <PhoneText text={texts.withoutScript} phone={company.phone} />
                  </p>
                </noscript>
              )}
              {missingService && (
                <Message key={refusals} kind="error">
                  {texts.missingService}
                </Message>
              )}
              <RunningRange {...props} />
              <div className={styles.buttons}>
                {position > 1 && (
                  <Button type="button" kind="secondary" onPress={back}>
                    {texts.back}
                  </Button>
                )}
                <Button type="submit">{steps[position] === 'result' ? texts.compute : texts.next}</Button>
              </div>
            </div>
          )}
        </form>
      )}
    </div>
  );
}

const loadEnding = () => import('./steps/ending');

/** The contact form could not be fetched. */
function OutOfReach({ store, settings }: StepProps): ReactNode {
  const { company } = settings.facts;
  const { estimator: texts } = settings.texts;
  return (
    <>
      <Message kind="error">
        <PhoneText text={texts.error} phone={company.phone} without={texts.errorWithoutPhone} />
      </Message>
      <TextButton onPress={store.getState().conceal}>{texts.backToRange}</TextButton>
    </>
  );
}

const views: Record<Step, (props: StepProps) => ReactNode> = {
  services: (props) => <ItemsStep {...props} step="services" />,
  addOns: (props) => <ItemsStep {...props} step="addOns" />,
  property: PropertyStep,
  location: LocationStep,
  result: ResultStep,
};

/** The range from the first choice on, where the page wants it. */
function RunningRange(props: StepProps): ReactNode {
  const answers = useStore(props.store, (state) => state.answers);
  const { terms, formatPrices } = useTerms(props);
  const { estimator: texts } = props.settings.texts;
  if (!props.settings.attributes.liveRange) return null;
  const chosen = selectedItems(answers, terms).length > 0;
  return (
    <p className={styles.running} aria-live="polite">
      {chosen && (
        <>
          {texts.runningRange} <strong>{formatPrices(computeEstimate(answers, terms))}</strong>
        </>
      )}
    </p>
  );
}
