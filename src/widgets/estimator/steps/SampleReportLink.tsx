import type { ReactNode } from 'react';
import type { StepProps } from '../useTerms';
import * as styles from './result.styles';

/** What the visit ends with, where the firm has a sample of it. */
export function SampleReportLink({ settings }: StepProps): ReactNode {
  const { sampleReport } = settings.facts.links;
  if (!sampleReport) return null;
  return (
    <p>
      <a href={sampleReport} className={styles.link} part="link">
        {settings.messages.estimator.result.sampleReport}
      </a>
    </p>
  );
}
