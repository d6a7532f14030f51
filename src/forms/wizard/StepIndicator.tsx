import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { cx } from '../../style/cx';
import { formatNumber } from '../../ui/base/formatNumber';
import { Icon } from '../../ui/base/Icon';
import { visuallyHidden } from '../../ui/base/visuallyHidden';
import * as styles from './stepIndicator.styles';

interface StepIndicatorProps<Step extends string> {
  /** Label of the list. */
  label: string;
  messages: {
    /** What screen readers say before a step's label, and with the heading of the current one. Knows `{step}` and `{steps}`. */
    position: string;
    /** What they say of a done step, before its label. */
    done: string;
  };
  lang: string;
  steps: readonly { step: Step; label: string; state: 'done' | 'current' | 'ahead'; isOpen: boolean }[];
  onStep: (step: Step) => void;
}

/** Id of the sentence that says which step is shown, for the step's heading. */
export const POSITION_ID = 'position';

/** The progress of a wizard: done steps have a check mark, the current one is highlighted. Those that are open are buttons. */
export function StepIndicator<Step extends string>({
  label,
  messages,
  lang,
  steps,
  onStep,
}: StepIndicatorProps<Step>): ReactNode {
  const position = (index: number) =>
    fillText(messages.position, {
      step: formatNumber(index + 1, lang),
      steps: formatNumber(steps.length, lang),
    });
  return (
    <>
      <ol className={styles.steps} aria-label={label} part="steps">
        {steps.map(({ step, label: name, state, isOpen }, index) => {
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <Icon icon={Check} size={16} /> : index + 1}
              </span>
              <span className={visuallyHidden}>
                {[position(index), ...(state === 'done' ? [messages.done] : []), ''].join(', ')}
              </span>
              <span className={styles.label}>{name}</span>
            </>
          );
          return (
            <li
              key={step}
              className={cx(styles.step, styles.states[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {isOpen ? (
                <button type="button" className={cx(styles.body, styles.press)} onClick={() => onStep(step)}>
                  {content}
                </button>
              ) : (
                <span className={styles.body}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p id={POSITION_ID} hidden>
        {position(steps.findIndex(({ state }) => state === 'current'))}
      </p>
    </>
  );
}
