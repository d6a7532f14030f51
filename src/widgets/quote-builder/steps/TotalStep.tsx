import type { ReactNode } from 'react';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { selectedItems } from '../offer';
import { PrintQuoteButton } from '../PrintQuoteButton';
import { explainTotal, rangeFormatter, type StepProps } from '../stepProps';
import * as styles from './total.styles';

/** The selected items with their prices, and the total. */
export function TotalStep({ store, settings }: StepProps): ReactNode {
  const { selected, draftLead } = usePicked(store, 'selected', 'draftLead');
  const formatPrices = rangeFormatter(settings);
  const { total, emptyQuote, rangeNote, monthlyNote, document: printed } = settings.messages.quote;
  const items = selectedItems(settings.facts.quote, selected);
  if (items.length === 0) return <p className={styles.empty}>{emptyQuote}</p>;
  const sums = explainTotal(items, settings);
  return (
    <div className={styles.summary}>
      <ul className={styles.lines} aria-label={printed.services}>
        {items.map(({ id, name, price, monthly }) => (
          <li key={id}>
            <span>{name}</span>{' '}
            <span className={styles.price}>
              <PriceText text={formatPrices(price, monthly)} />
            </span>
          </li>
        ))}
        {sums.parts.map(([label, price]) => (
          <li key={label} className={styles.part}>
            <span>{label}</span>{' '}
            <span className={styles.price}>
              <PriceText text={price} />
            </span>
          </li>
        ))}
        <li className={styles.sum}>
          <span>{total}</span>{' '}
          <span className={styles.price}>
            <PriceText text={sums.total} />
          </span>
        </li>
      </ul>
      {sums.monthly && <p className={styles.note}>{monthlyNote}</p>}
      {rangeNote && <p className={styles.note}>{rangeNote}</p>}
      <PrintQuoteButton
        quote={() => ({ lead: draftLead(), at: new Date().toISOString(), isSent: false })}
        settings={settings}
      />
    </div>
  );
}
