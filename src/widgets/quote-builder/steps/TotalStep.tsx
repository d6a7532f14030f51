import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { quoteTotal } from '../../../pricing/quote';
import { checkedItems } from '../offer';
import { rangeFormatter, type StepProps } from '../useQuote';
import * as styles from './total.styles';

/** What is checked, line by line, and what it comes to. */
export function TotalStep({ store, settings }: StepProps): ReactNode {
  const checked = useStore(store, (state) => state.checked);
  const formatPrices = rangeFormatter(settings);
  const { steps, total, emptyQuote, rangeNote } = settings.texts.quote;
  const items = checkedItems(settings.facts.quote, checked);
  if (items.length === 0) return <p className={styles.empty}>{emptyQuote}</p>;
  return (
    <div className={styles.summary}>
      <ul className={styles.lines} aria-label={steps.total.label}>
        {items.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span> <span className={styles.price}>{formatPrices(price)}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <span>{total}</span> <span className={styles.price}>{formatPrices(quoteTotal(items))}</span>
        </li>
      </ul>
      {rangeNote && <p className={styles.note}>{rangeNote}</p>}
    </div>
  );
}
