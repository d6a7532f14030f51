import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '../../style/emotion';
import { Icon } from '../base/Icon';
import { visuallyHidden } from '../base/visuallyHidden';
import * as styles from './stepIndicator.styles';

interface StepIndicatorProps {
  /** Label of the list. */
  label: string;
  /** Read by screen readers after the label of a done step. */
  done: string;
  steps: readonly { label: string; state: 'done' | 'current' | 'ahead' }[];
}

/** The progress of a wizard: done steps have a check mark, the current one is highlighted. */
export function StepIndicator({ label, done, steps }: StepIndicatorProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label={label} part="steps">
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={cx(styles.step, styles.states[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'done' ? <Icon icon={Check} size={16} /> : index + 1}
          </span>
          <span className={styles.label}>
            {step.label}
            {step.state === 'done' && <span className={visuallyHidden}> {done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
