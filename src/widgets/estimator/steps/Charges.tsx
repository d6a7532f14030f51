import type { ReactNode } from 'react';
import type { Charge } from '../../../pricing/charges';
import type { Estimate } from '../../../pricing/estimate';
import { fillText } from '../../../ui/base/fillText';
import { withOneMark } from '../questions';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './result.styles';

type ChargesProps = StepProps & { estimate: Estimate };

/** What is added to the items, or taken off, line by line. */
export const Charges = ({ estimate, ...props }: ChargesProps): ReactNode =>
  estimate.charges.map((charge, index) => (
    <ChargeLine key={`${charge.kind} ${index}`} charge={charge} estimate={estimate} {...props} />
  ));

function ChargeLine({ charge, estimate, ...props }: ChargesProps & { charge: Charge }): ReactNode {
  const { formatPrice, formatPrices, formatNumber } = useTerms(props);
  const { result } = props.settings.messages.estimator;
  const { kind, min, max, label, percent, quantity, included, amount = 0 } = charge;
  // A rounded line may be a unit larger at the lower end.
  const ends = [Math.abs(min), Math.abs(max)];
  const from = estimate.from === true && percent !== undefined;
  return (
    <li>
      <span className={styles.item}>{text()}</span>
      <span className={styles.price}>
        {kind === 'discount' ? '−' : ''}
        {formatPrices({
          min: Math.min(...ends),
          max: Math.max(...ends),
          from: from && kind !== 'discount',
        })}
      </span>
    </li>
  );

  function text(): string {
    if (kind === 'minimum') return fillText(result.minimum, { price: formatPrice(amount) });
    if (percent !== undefined) return fillText(result.percentage, { label, percent: formatNumber(percent) });
    if (quantity === undefined) return label;
    const fee = fillText(included ? result.feeAbove : result.fee, {
      label,
      count: formatNumber(quantity),
      included: formatNumber(included ?? 0),
      price: formatPrice(amount),
    });
    return withOneMark(fee);
  }
}

/** A note about taxes, and what is paid in advance. */
export function BelowTotal({ estimate, ...props }: ChargesProps): ReactNode {
  const { terms, formatPrices } = useTerms(props);
  const { tax, deposit } = terms.facts;
  return (
    <>
      {tax && tax.percent === undefined && (
        <li>
          <span>{tax.label}</span>
        </li>
      )}
      {deposit && estimate.deposit && (
        <li>
          <span>{deposit.label}</span>
          <span className={styles.price}>
            {formatPrices({
              ...estimate.deposit,
              from: estimate.from === true && deposit.percent !== undefined,
            })}
          </span>
        </li>
      )}
    </>
  );
}
