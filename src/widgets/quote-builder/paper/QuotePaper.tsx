import type { ReactNode } from 'react';
import { cx } from '../../../style/cx';
import { usePicked } from '../../../ui/base/usePicked';
import { selectedItems } from '../offer';
import type { StepProps } from '../stepProps';
import * as styles from './paper.styles';
import { QuoteLines } from './QuoteLines';

/** The quote as a document that fills as the visitor answers. What is still open is a line to write on. */
export function QuotePaper({ store, settings }: StepProps): ReactNode {
  const { fields, selected } = usePicked(store, 'fields', 'selected');
  const { facts, messages } = settings;
  const { document: labels, nothingChosen } = messages.quote;
  const items = selectedItems(facts.quote, selected);
  const { clientName, phone, email, address, notes, signature } = fields;
  return (
    <div className={styles.paper}>
      <div className={styles.head}>
        <p className={styles.title}>{labels.title}</p>
        <p>{facts.company.name}</p>
      </div>
      <div>
        <p className={styles.label}>{labels.client}</p>
        {Object.entries({ clientName, phone, email, address }).map(([name, value]) => (
          <p key={name} className={styles.rule}>
            {value.replaceAll('\n', ', ')}
          </p>
        ))}
      </div>
      <div>
        <p className={styles.label}>{labels.services}</p>
        {items.length > 0 ? (
          <QuoteLines items={items} settings={settings} />
        ) : (
          <>
            <p className={cx(styles.rule, styles.open)}>{nothingChosen}</p>
            <p className={styles.rule} />
            <p className={styles.rule} />
          </>
        )}
      </div>
      {notes.trim() !== '' && (
        <div>
          <p className={styles.label}>{labels.notes}</p>
          <p className={styles.notes}>{notes}</p>
        </div>
      )}
      <div>
        <p className={cx(styles.rule, styles.script)}>{signature}</p>
        <p className={styles.label}>{labels.signature}</p>
      </div>
    </div>
  );
}
