import type { ReactNode } from 'react';
import { useIsWide } from '../../../ui/base/useIsWide';
import * as styles from '../estimator.styles';
import type { StepProps } from '../useTerms';
import { Breakdown } from './Breakdown';

/** What was chosen so far, beside the step. */
export function Summary(props: StepProps): ReactNode {
  const isWide = useIsWide();
  if (!isWide) return null;
  return (
    <aside className={styles.summary} aria-label={props.settings.messages.estimator.result.breakdown}>
      <Breakdown {...props} />
    </aside>
  );
}
