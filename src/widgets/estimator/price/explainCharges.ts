/** Apart from the items: a page loads it where a firm charges for more than these. */

import { fillText } from '../../../domain/fillText';
import { chargePrice, depositPrice } from '../../../domain/priceLines';
import type { Charge } from '../../../pricing/charges';
import type { Estimate } from '../../../pricing/estimate';
import { withOneMark } from '../answers/questions';
import type { Terms } from '../offer/terms';
import type { Wording } from '../offer/wording';

/** A line below the items. */
export interface ExplainedCharge {
  label: string;
  /** Left out of a note. */
  range?: string;
}

/** What is added to the items, or taken off, in the order in which it was. */
export const explainCharges = (
  { charges, from }: Estimate,
  { facts: { items } }: Terms,
  wording: Wording,
): ExplainedCharge[] =>
  charges.map((charge) => {
    const range = wording.formatPrices(chargePrice(charge, from));
    const names = items.filter(({ id }) => charge.items?.includes(id)).map(({ name }) => name);
    return {
      label: labelOf(charge, names.join(', '), wording),
      range: `${charge.kind === 'discount' ? '−' : ''}${range}`,
    };
  });

function labelOf(
  { kind, label, percent, quantity, included, amount = 0 }: Charge,
  items: string,
  { messages: { result }, formatPrice, formatNumber }: Wording,
): string {
  if (kind === 'minimum') return fillText(result.minimum, { price: formatPrice(amount) });
  if (percent !== undefined)
    return fillText(items ? result.percentageOf : result.percentage, {
      label,
      percent: formatNumber(percent),
      items,
    });
  if (quantity === undefined) return label;
  const fee = fillText(included ? result.feeAbove : result.fee, {
    label,
    count: formatNumber(quantity),
    included: formatNumber(included ?? 0),
    price: formatPrice(amount),
  });
  return withOneMark(fee);
}

/** A note about taxes, what is paid in advance, and what is paid monthly: below the total. */
export function explainBelowTotal(
  estimate: Estimate,
  { facts: { tax, deposit, monthly } }: Terms,
  { formatPrices, formatNumber, messages: { result } }: Wording,
): ExplainedCharge[] {
  return [
    ...(tax && tax.percent === undefined ? [{ label: tax.label }] : []),
    ...(deposit && estimate.deposit
      ? [
          {
            label: deposit.label,
            range: formatPrices(depositPrice({ ...deposit, ...estimate.deposit }, estimate.from)),
          },
        ]
      : []),
    ...(monthly && estimate.monthly
      ? [
          {
            label: fillText(monthly.rate ? result.paymentsAt : result.payments, {
              label: monthly.label,
              months: formatNumber(monthly.months),
              rate: formatNumber(monthly.rate ?? 0),
            }),
            range: fillText(result.perMonth, {
              range: formatPrices({ ...estimate.monthly, from: estimate.from }),
            }),
          },
        ]
      : []),
  ];
}
