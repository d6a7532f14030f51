import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { createStepper, progress } from '../../../forms/wizard/stepper';
import { cx } from '../../../style/cx';
import { usePicked } from '../../../ui/base/usePicked';
import { stepOf } from '../offer/offer';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './progress.styles';

/** Where the visitor stands: the step's number and label, and a bar. What was passed is a button. */
export function Progress(props: StepProps): ReactNode {
  const { screen, reached, goTo } = usePicked(props.store, 'screen', 'reached', 'goTo');
  const step = stepOf(screen);
  const { estimator: messages } = props.settings.messages;
  const { steps, formatNumber } = useTerms(props);
  const position = (name: typeof step) =>
    fillText(messages.progress, {
      step: formatNumber(steps.indexOf(name) + 1),
      steps: formatNumber(steps.length),
    });
  return (
    <div className={styles.progress} part="steps">
      <p id="position" className={styles.position}>
        <span>{`${position(step)} `}</span>
        <strong>{messages.steps[step].label}</strong>
      </p>
      <div className={styles.bar}>
        {progress(createStepper(steps, step), reached).map(({ step: name, state, isOpen }) => {
          const { label } = messages.steps[name];
          const look = cx(styles.segment, state === 'ahead' ? styles.ahead : styles.done);
          return isOpen ? (
            <button
              key={name}
              type="button"
              className={cx(look, styles.press)}
              title={label}
              aria-label={`${position(name)}, ${label}`}
              onClick={() => goTo(name)}
            >
              <span className={styles.label}>{label}</span>
            </button>
          ) : (
            <span key={name} className={cx(look, state === 'current' && styles.current)} aria-hidden="true">
              <span className={styles.label}>{label}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
