import type { ReactNode } from 'react';
import type { Estimate } from '../../../pricing/estimate';
import { PriceText } from '../../../ui/base/PriceText';
import { type ExplainedCharge, explainBelowTotal, explainCharges } from '../price/explainCharges';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './breakdown.styles';

type ChargesProps = StepProps & { estimate: Estimate };

/** What is added to the items, or taken off, line by line. */
export function Charges({ estimate, ...props }: ChargesProps): ReactNode {
  const { terms, wording } = useTerms(props);
  return explainCharges(estimate, terms, wording).map((charge, index) => (
    <ChargeLine key={`${charge.label} ${index}`} labelStyle={styles.item} {...charge} />
  ));
}

/** A note about taxes, what is paid in advance, and what is paid monthly. */
export function BelowTotal({ estimate, ...props }: ChargesProps): ReactNode {
  const { terms, wording } = useTerms(props);
  return explainBelowTotal(estimate, terms, wording).map((charge) => (
    <ChargeLine key={charge.label} {...charge} />
  ));
}

function ChargeLine({ label, range, labelStyle }: ExplainedCharge & { labelStyle?: string }): ReactNode {
  return (
    <li>
      <span className={labelStyle}>{label}</span>
      {range !== undefined && (
        <span className={styles.price}>
          <PriceText text={range} />
        </span>
      )}
    </li>
  );
}
