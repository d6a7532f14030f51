import type { ReactNode } from 'react';
import type { Estimate } from '../../../pricing/estimate';
import { PriceText } from '../../../ui/base/PriceText';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { usePicked } from '../../../ui/base/usePicked';
import { explainItems } from '../price/explain';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './breakdown.styles';

/** A chunk of its own: most firms charge for their items only. */
const loadCharges = () => import('./Charges');

/** The lines of an estimate, which add up to its total. */
export function Lines({
  estimate,
  total,
  label,
  ...props
}: StepProps & {
  estimate: Estimate;
  /** As it is shown. */
  total: string;
  label: string;
}): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms, wording } = useTerms(props);
  const { tax, deposit, monthly } = terms.facts;
  const hasCharges = estimate.charges.length > 0 || tax || deposit || monthly;
  const charges = useLazyModule(hasCharges ? loadCharges : undefined);
  return (
    <ul className={styles.lines}>
      {explainItems(estimate, answers, terms, wording).map(({ id, name, range, reasons }) => (
        <li key={id}>
          <span className={styles.item}>{name}</span>
          <span className={styles.price}>
            <PriceText text={range} />
          </span>
          <ul className={styles.reasons}>
            {reasons.map(({ text, change }) => (
              <li key={text}>
                <PriceText text={text} />
                {change !== undefined && <Change percent={change} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
      {charges && <charges.Charges estimate={estimate} {...props} />}
      <li className={styles.total}>
        <span>{label}</span>
        <span className={styles.price}>
          <PriceText text={total} />
        </span>
      </li>
      {charges && <charges.BelowTotal estimate={estimate} {...props} />}
    </ul>
  );
}

/** A bar as long as an answer changes the price: to the right where it adds, to the left where it takes off. */
function Change({ percent }: { percent: number }): ReactNode {
  const length = Math.min(Math.abs(percent), 50);
  return (
    <svg className={styles.change} viewBox="-50 0 100 6" width={80} height={6} aria-hidden="true">
      <path d="M-50 3H50M0 0V6" />
      <rect x={percent < 0 ? -length : 0} width={length} height={6} />
    </svg>
  );
}
