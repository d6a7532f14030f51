import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/section/TextLink';
import type { StepProps } from '../useTerms';

/** What the visit ends with, where the firm has a sample of it. */
export function SampleReportLink({ settings }: StepProps): ReactNode {
  const { sampleReport } = settings.facts.links;
  if (!sampleReport) return null;
  return (
    <p>
      <TextLink href={sampleReport}>{settings.messages.estimator.result.sampleReport}</TextLink>
    </p>
  );
}
