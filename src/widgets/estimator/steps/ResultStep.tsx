import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { EstimatedItem } from '../../../pricing/item';
import type { PriceRange } from '../../../pricing/range';
import { fillText } from '../../../ui/base/fillText';
import { useLazyModule } from '../../../ui/base/useLazyModule';
import { Button } from '../../../ui/form/Button';
import { preloadPhotoPicker } from '../../../ui/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../ui/wizard/repeatedPress';
import { TextButton } from '../../../ui/wizard/TextButton';
import { quantityOf } from '../answers';
import { computeEstimate } from '../computeEstimate';
import { offeredItems } from '../offer';
import { answeredModifiers, withOneMark } from '../questions';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './result.styles';

/** A chunk of its own: most firms charge for their items only. */
const loadCharges = () => import('./Charges');

/** The range, its breakdown, and the buttons that lead to the contact form. */
export function ResultStep(props: StepProps): ReactNode {
  const { answers, showContactStep, editAnswers } = useStore(props.store);
  const { terms, formatPrices, formatNumber } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  useEffect(preloadPhotoPicker, []);
  const { visitHours } = terms.facts;
  const estimate = computeEstimate(answers, terms);
  const hasCharges = estimate.charges.length > 0 || terms.facts.tax || terms.facts.deposit;
  const charges = useLazyModule(hasCharges ? loadCharges : undefined);
  const hours = [...new Set([visitHours.min, visitHours.max])].map(formatNumber).join('–');
  return (
    <>
      <div className={styles.summary}>
        <p>{messages.result.lead}</p>
        <p className={styles.range} part="range">
          {formatPrices(estimate)}
        </p>
        <p className={styles.note}>
          {messages.result.confirm} {visitHours.max > 0 && fillText(messages.result.visit, { hours })}
        </p>
      </div>
      <div className={styles.buttons} onClickCapture={ignoreRepeatedPress}>
        <Button type="button" onPress={showContactStep}>
          {messages.book}
        </Button>
        <Button type="button" kind="secondary" onPress={showContactStep}>
          {messages.ask}
        </Button>
      </div>
      <section className={styles.breakdown} aria-labelledby="breakdown">
        <h3 id="breakdown">{messages.result.breakdown}</h3>
        <ul>
          {estimate.items.map((item) => (
            <li key={item.id}>
              <BreakdownLine item={item} {...props} />
            </li>
          ))}
          {charges && <charges.Charges estimate={estimate} {...props} />}
          <li className={styles.total}>
            <span>{messages.result.total}</span>
            <span className={styles.price}>{formatPrices(estimate)}</span>
          </li>
          {charges && <charges.BelowTotal estimate={estimate} {...props} />}
        </ul>
        <TextButton onPress={editAnswers}>{messages.result.change}</TextButton>
      </section>
    </>
  );
}

/** An item with its range, its base price, and everything that changed it. */
function BreakdownLine({ item, ...props }: StepProps & { item: EstimatedItem }): ReactNode {
  const answers = useStore(props.store, (state) => state.answers);
  const { terms, formatPrice, formatPrices, formatNumber } = useTerms(props);
  const { perUnit, result } = props.settings.messages.estimator;
  const facts = offeredItems(terms.facts).find(({ id }) => id === item.id);
  const unit = facts?.unit;
  const modifiers = answeredModifiers(answers, terms);
  const perUnitOf = (range: PriceRange) =>
    unit ? fillText(perUnit, { range: formatPrices(range), unit }) : formatPrices(range);
  const counted = (count: number, range: PriceRange) =>
    fillText(result.quantity, { count: formatNumber(count), range: perUnitOf(range) });
  const isCounted = facts && typeof quantityOf(facts, answers, terms) === 'number';

  const reasons = item.onRequest ? [result.onRequest] : [...basis(), ...changes()];
  return (
    <>
      <span className={styles.item}>{facts?.name}</span>
      <span className={styles.price}>{formatPrices(item)}</span>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );

  function basis(): string[] {
    if (item.parts)
      return item.parts.flatMap(({ quantity, price, flat }) => [
        ...(price.max > 0 ? [counted(quantity, price)] : []),
        ...(flat.max > 0 ? [fillText(result.flat, { range: formatPrices(flat) })] : []),
      ]);
    return [
      isCounted ? counted(item.quantity, item.base) : fillText(result.base, { range: perUnitOf(item.base) }),
    ];
  }

  function changes(): string[] {
    const { billedQuantity, floor } = item;
    const open = item.from ? result.quantityOpen : unit && !isCounted && fillText(result.unitPrice, { unit });
    return [
      ...(billedQuantity === undefined
        ? []
        : [fillText(result.billed, { count: formatNumber(billedQuantity) })]),
      ...item.factors.map(({ id, factor }) => {
        const { label = '', answer = '' } = modifiers.find((modifier) => modifier.id === id) ?? {};
        return `${withOneMark(fillText(result.times, { label, answer }))} (× ${formatNumber(factor)})`;
      }),
      ...(open ? [open] : []),
      ...(floor === undefined ? [] : [fillText(result.floor, { price: formatPrice(floor) })]),
    ];
  }
}
