import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { EstimatedItem } from '../../../pricing/estimate';
import { fillText } from '../../../ui/base/fillText';
import { Button } from '../../../ui/form/Button';
import { preloadPhotoPicker } from '../../../ui/wizard/PhotosField';
import { ignoreRepeatedPress } from '../../../ui/wizard/repeatedPress';
import { TextButton } from '../../../ui/wizard/TextButton';
import { answeredModifiers, computeEstimate, quantityOf } from '../answers';
import { offeredItems } from '../offer';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './result.styles';

/** The range, its breakdown, and the buttons that lead to the contact form. */
export function ResultStep(props: StepProps): ReactNode {
  const { answers, showContactStep, editAnswers } = useStore(props.store);
  const { terms, formatPrices, formatNumber } = useTerms(props);
  const { estimator: messages } = props.settings.messages;
  useEffect(preloadPhotoPicker, []);
  const { visitHours } = terms.facts;
  const estimate = computeEstimate(answers, terms);
  const hours = [...new Set([visitHours.min, visitHours.max])].map(formatNumber).join('–');
  return (
    <>
      <div className={styles.summary}>
        <p>{messages.result.lead}</p>
        <p className={styles.range} part="range">
          {formatPrices(estimate)}
        </p>
        <p className={styles.note}>
          {messages.result.confirm} {fillText(messages.result.visit, { hours })}
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
          <li className={styles.total}>
            <span>{messages.result.total}</span>
            <span className={styles.price}>{formatPrices(estimate)}</span>
          </li>
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
  const base = unit ? fillText(perUnit, { range: formatPrices(item.base), unit }) : formatPrices(item.base);
  const isCounted = facts && typeof quantityOf(facts, answers, terms) === 'number';
  const reasons = [
    isCounted
      ? fillText(result.quantity, { count: formatNumber(item.quantity), range: base })
      : fillText(result.base, { range: base }),
    ...item.factors.map(({ id, factor }) => {
      const { label = '', answer = '' } = modifiers.find((modifier) => modifier.id === id) ?? {};
      return `${fillText(result.times, { label, answer })} (× ${formatNumber(factor)})`;
    }),
  ];
  if (unit && !isCounted) reasons.push(fillText(result.unitPrice, { unit }));
  if (item.floor !== undefined) reasons.push(fillText(result.floor, { price: formatPrice(item.floor) }));
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
}
