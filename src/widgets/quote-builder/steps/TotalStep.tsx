import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { quoteTotal } from '../../../pricing/quote';
import { selectedItems } from '../offer';
import { rangeFormatter, type StepProps } from '../stepProps';
import * as styles from './total.styles';

/** The selected items with their prices, and the total. */
export function TotalStep({ store, settings }: StepProps): ReactNode {
  const selected = useStore(store, (state) => state.selected);
  const formatPrices = rangeFormatter(settings);
  const { steps, total, emptyQuote, rangeNote } = settings.messages.quote;
  const items = selectedItems(settings.facts.quote, selected);
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
