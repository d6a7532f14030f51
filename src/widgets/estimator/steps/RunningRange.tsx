import type { ReactNode } from 'react';
import type { Estimate } from '../../../pricing/estimate';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { selectedItems } from '../answers/answers';
import { computeEstimate } from '../price/computeEstimate';
import { dearestPrice } from '../price/dearest';
import { headlineOf } from '../price/headline';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './runningRange.styles';

/** The range from the first choice on, in words and drawn. */
export function RunningRange(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  const isChosen = selectedItems(answers, terms).length > 0;
  return (
    <div className={styles.running}>
      <p aria-live="polite">
        {isChosen ? (
          <>
            <span>{`${messages.runningRange} `}</span>
            <strong>
              <PriceText text={headlineOf(answers, terms, wording)} />
            </strong>
          </>
        ) : (
          <span>{messages.runningRangeStart}</span>
        )}
      </p>
      <DrawnRange {...(isChosen && computeEstimate(answers, terms))} end={dearestPrice(answers, terms)} />
    </div>
  );
}

/** A range on the scale from nothing to the most that the choice can cost; one that is only the least has no other end. */
function DrawnRange({
  min = 0,
  max = 0,
  from,
  end,
}: Partial<Pick<Estimate, 'min' | 'max' | 'from'>> & { end: number }): ReactNode {
  const highest = from ? end : max;
  const at = (price: number) => (end > 0 ? (price / end) * 100 : 0);
  return (
    <svg className={styles.scale} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100} height={6} />
      <rect x={at(min)} width={at(highest) - at(min)} height={6} />
    </svg>
  );
}
