import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DialogHead } from '../../ui/DialogHead';
import { fillText } from '../../ui/fillText';
import { Message } from '../../ui/Message';
import { PhoneText } from '../../ui/PhoneText';
import { StepIndicator } from '../../ui/StepIndicator';
import { Trap } from '../../ui/Trap';
import { createStepper, isFirst, isLast, progress } from '../../wizard/stepper';
import type { AuditWizardSpec } from './audit-wizard.element';
import type { AuditWizardState } from './audit-wizard.store';
import { missingFields, type Step, steps } from './request';
import { InfoStep } from './steps/InfoStep';
import { ListStep } from './steps/ListStep';
import { SubmitStep } from './steps/SubmitStep';
import { Thanks } from './steps/Thanks';
import * as styles from './wizard.styles';

export type AuditWizardProps = WidgetViewProps<AuditWizardSpec, AuditWizardState>;

/** The request for the free surface-health audit: a dialog with its steps, or the thank-you. */
export function AuditWizard(props: AuditWizardProps): ReactNode {
  const { open, phase, hide } = useStore(props.store);
  const { audit: texts } = props.settings.texts;
  return (
    <Dialog
      open={open}
      prepared
      onClose={hide}
      placement="center"
      labelledBy="title"
      lang={props.settings.lang}
    >
      <div className={styles.wizard}>
        <DialogHead
          id="title"
          title={texts.title}
          close={phase === 'thanks' ? undefined : texts.closeIcon}
          onClose={hide}
        />
        {phase === 'thanks' ? <Thanks {...props} /> : <Visit {...props} />}
      </div>
    </Dialog>
  );
}

function Visit(props: AuditWizardProps): ReactNode {
  const { step, phase, texts: typed, moves, refusals, next, back, submit } = useStore(props.store);
  const { company } = props.settings.facts;
  const { audit: texts } = props.settings.texts;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useChange(moves, () => heading.current?.focus());
  useChange(refusals, () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'submit') void submit();
    else next();
  };
  const stepper = createStepper(steps, step);
  const missing = step === 'info' ? missingFields(typed).map((name) => texts.labels[name]) : [];
  const sending = phase === 'submitting';
  const CurrentStep = views[step];
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <div className={styles.body}>
        <StepIndicator
          label={texts.progress}
          done={texts.stepDone}
          steps={progress(stepper).map(({ step: name, state }) => ({
            label: texts.steps[name].label,
            state,
          }))}
        />
        <div className={styles.words}>
          <h3
            ref={(element) => {
              heading.current = element;
              element?.setAttribute('autofocus', ''); // where the dialog begins; in the browser React knows it only on fields
            }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the same in prerendered HTML, where the dialog opens first
            autoFocus
            tabIndex={-1}
            className={styles.heading}
            part="heading"
          >
            {texts.steps[step].heading}
          </h3>
          {texts.steps[step].intro && <p className={styles.intro}>{texts.steps[step].intro}</p>}
        </div>
        <div key={step} className={styles.step} part="step" inert={sending}>
          <CurrentStep {...props} />
        </div>
      </div>
      <Trap />
      <div className={styles.foot}>
        {phase === 'error' && (
          <Message kind="error">
            <PhoneText text={texts.error} phone={company.phone} without={texts.errorWithoutPhone} />
          </Message>
        )}
        <p id="needed" className={styles.needed} aria-live="polite">
          {missing.length > 0 && fillText(texts.stillNeeded, { fields: missing.join(', ') })}
        </p>
        <div className={styles.buttons}>
          <Button type="button" kind="secondary" disabled={isFirst(stepper) || sending} onPress={back}>
            {texts.previous}
          </Button>
          {isLast(stepper) ? (
            <div key="submit" className={styles.last} onClickCapture={ignoreRepeated}>
              <Button type="submit" busy={sending}>
                {sending ? texts.submitting : texts.submit}
              </Button>
            </div>
          ) : (
            <div key="next" className={styles.last}>
              <Button type="submit" disabled={missing.length > 0} describedBy="needed">
                {texts.next}
              </Button>
            </div>
          )}
        </div>
      </div>
    </form>
  );
}

const views: Record<Step, (props: AuditWizardProps) => ReactNode> = {
  info: InfoStep,
  clean: ListStep,
  strip: ListStep,
  protect: ListStep,
  submit: SubmitStep,
};

/** Who presses Next faster than the steps change must not send by mistake: Submit appears under the same finger. */
function ignoreRepeated(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Calls back after each change of a value, not at first. */
function useChange(value: number, onChange: () => void): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    onChange();
  });
}
