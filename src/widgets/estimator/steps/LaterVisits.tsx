import type { ReactNode } from 'react';
import { Heading } from '../../../ui/base/Heading';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { laterEstimate } from '../price/computeEstimate';
import { type StepProps, useTerms } from '../useTerms';
import { Lines } from './Lines';
import * as styles from './laterVisits.styles';

/** The breakdowns of the first visit and of each later one. */
export function BothVisits({ first, ...props }: StepProps & { first: ReactNode }): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { laterVisits } = terms.facts;
  const later = laterEstimate(answers, terms);
  if (!laterVisits || !later) return first;
  return (
    <div className={styles.visits}>
      <Heading rank={3}>{laterVisits.firstLabel}</Heading>
      {first}
      <Heading rank={3}>{laterVisits.label}</Heading>
      <Lines
        estimate={later}
        total={wording.formatPrices(later)}
        label={props.settings.messages.estimator.result.total}
        {...props}
      />
    </div>
  );
}

/** The range of each later visit, below that of the first. */
export function LaterRange(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { laterVisits } = terms.facts;
  const later = laterEstimate(answers, terms);
  if (!laterVisits || !later) return null;
  return (
    <p className={styles.later}>
      <span>{`${laterVisits.label}: `}</span>
      <strong>
        <PriceText text={wording.formatPrices(later)} />
      </strong>
    </p>
  );
}
