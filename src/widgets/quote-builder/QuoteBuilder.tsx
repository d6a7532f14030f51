import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { quoteTotal } from '../../pricing/quote';
import { Button } from '../../ui/Button';
import { card } from '../../ui/card.styles';
import { PhoneText } from '../../ui/PhoneText';
import { StepIndicator } from '../../ui/StepIndicator';
import * as stepStyles from '../../ui/step.styles';
import { Trap } from '../../ui/Trap';
import { createStepper, isFirst, isLast, progress } from '../../wizard/stepper';
import { missingIn } from './fields';
import { checkedItems, type Step, steps } from './offer';
import * as styles from './quote-builder.styles';
import { ClientStep } from './steps/ClientStep';
import { Confirmation } from './steps/Confirmation';
import { ItemsStep } from './steps/ItemsStep';
import { NotesStep } from './steps/NotesStep';
import { MISSING, SignatureStep } from './steps/SignatureStep';
import { TotalStep } from './steps/TotalStep';
import { rangeFormatter, type StepProps } from './useQuote';

/** A quote in six steps, from the client to the signature. */
export function QuoteBuilder(props: StepProps): ReactNode {
  const { sent } = useStore(props.store);
  return (
    <section className={card} part="card" lang={props.settings.lang} aria-labelledby="heading">
      {sent ? <Confirmation {...props} sent={sent} /> : <Visit {...props} />}
    </section>
  );
}

function Visit(props: StepProps): ReactNode {
  const state = useStore(props.store);
  const { step, phase, moves, refusals } = state;
  const { company } = props.settings.facts;
  const { quote: texts } = props.settings.texts;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  // After the one above: what is wrong has the last word.
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[data-missing] input, [aria-invalid]')?.focus();
  }, [refusals]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast(stepper)) void state.complete();
    else state.next();
  };
  const stepper = createStepper(steps, step);
  const { heading: words, intro } = texts.steps[step];
  const CurrentStep = views[step];
  return (
    <div className={styles.visit}>
      <StepIndicator
        label={texts.progress}
        done={texts.done}
        steps={progress(stepper).map((entry) => ({
          label: texts.steps[entry.step].label,
          state: entry.state,
        }))}
      />
      {/* Sent by script only: with method="dialog" a press before the script is here does not reload the page. */}
      <form ref={form} className={styles.step} part="step" method="dialog" noValidate onSubmit={onSubmit}>
        <div>
          <h2 id="heading" ref={heading} tabIndex={-1} className={stepStyles.heading} part="heading">
            {words}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <CurrentStep {...props} />
        <Trap />
        {company.phone && (
          <noscript>
            <p>
              <PhoneText text={texts.withoutScript} phone={company.phone} />
            </p>
          </noscript>
        )}
        <div className={styles.foot}>
          <Total {...props} />
          <div className={styles.buttons}>
            <Button type="button" kind="secondary" disabled={isFirst(stepper)} onPress={state.previous}>
              {texts.previous}
            </Button>
            {isLast(stepper) ? (
              <Button
                key="complete"
                type="submit"
                busy={phase === 'submitting'}
                disabled={missingIn(state) !== undefined}
                describedBy={missingIn(state) && MISSING}
              >
                {phase === 'submitting' ? texts.completing : texts.complete}
              </Button>
            ) : (
              <Button key="next" type="submit">
                {texts.next}
              </Button>
            )}
          </div>
        </div>
      </form>
    </div>
  );
}

const views: Record<Step, (props: StepProps) => ReactNode> = {
  client: ClientStep,
  services: (props) => <ItemsStep {...props} step="services" />,
  addOns: (props) => <ItemsStep {...props} step="addOns" />,
  total: TotalStep,
  notes: NotesStep,
  signature: SignatureStep,
};

/** The total of what is checked, told as it changes. */
function Total({ store, settings }: StepProps): ReactNode {
  const checked = useStore(store, (state) => state.checked);
  const formatPrices = rangeFormatter(settings);
  const { total, nothingChosen } = settings.texts.quote;
  const items = checkedItems(settings.facts.quote, checked);
  return (
    <p className={styles.total} part="total" aria-live="polite" aria-atomic="true">
      {total}{' '}
      {items.length > 0 ? <strong>{formatPrices(quoteTotal(items))}</strong> : <span>{nothingChosen}</span>}
    </p>
  );
}
