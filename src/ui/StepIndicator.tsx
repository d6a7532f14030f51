import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '../style/emotion';
import { Icon } from './Icon';
import * as styles from './stepIndicator.styles';

interface StepIndicatorProps {
  /** Names the list. */
  label: string;
  /** Told after the label of a step that is done. */
  done: string;
  steps: readonly { label: string; state: 'done' | 'current' | 'ahead' }[];
}

/** Where a wizard stands: done steps have a tick, the current one is marked. */
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
            {step.state === 'done' && <span className={styles.told}> {done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
