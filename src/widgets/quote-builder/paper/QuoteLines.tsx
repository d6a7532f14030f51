import type { ReactNode } from 'react';
import { PriceText } from '../../../ui/base/PriceText';
import type { Item } from '../offer';
import { explainTotal, priceFormatter, type StepProps } from '../stepProps';
import * as styles from './paper.styles';

/** The chosen items with their prices, and the total. */
export function QuoteLines({
  items,
  settings,
}: Pick<StepProps, 'settings'> & { items: readonly Item[] }): ReactNode {
  const formatPrices = priceFormatter(settings);
  const { total, document: printed } = settings.messages.quote;
  const sums = explainTotal(items, settings);
  return (
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
  );
}
