import type { ReactNode } from 'react';
import { PriceText } from '../../../ui/base/PriceText';
import { usePicked } from '../../../ui/base/usePicked';
import { selectedItems } from '../offer';
import { PrintQuoteButton } from '../PrintQuoteButton';
import { QuotePaper } from '../paper/QuotePaper';
import { explainTotal, type StepProps } from '../stepProps';
import * as styles from './total.styles';

/** The quote so far, and what its total means. Where the quote stands beside the step, only its sums. */
export function TotalStep(props: StepProps): ReactNode {
  const { store, settings } = props;
  const { selected, printedDraft } = usePicked(store, 'selected', 'printedDraft');
  const { total, emptyQuote, rangeNote } = settings.messages.quote;
  const items = selectedItems(settings.facts.quote, selected);
  if (items.length === 0) return <p className={styles.empty}>{emptyQuote}</p>;
  const sums = explainTotal(items, settings);
  return (
    <div className={styles.summary}>
      <div className={styles.whole}>
        <QuotePaper {...props} />
      </div>
      <dl className={styles.sums}>
        {[...sums.parts, [total, sums.total] as const].map(([label, price]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <PriceText text={price} />
            </dd>
          </div>
        ))}
      </dl>
      {[...sums.notes, rangeNote].filter(Boolean).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <PrintQuoteButton quote={printedDraft} settings={settings} />
    </div>
  );
}
