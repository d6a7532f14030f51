import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { Choice, ChoiceGroup } from '../../../forms/wizard/Choice';
import { PriceText } from '../../../ui/base/PriceText';
import { summaryMark } from '../../../ui/base/summaryMark.styles';
import { usePicked } from '../../../ui/base/usePicked';
import { visuallyHidden } from '../../../ui/base/visuallyHidden';
import { groupsIn } from '../offer';
import { priceFormatter, type StepProps } from '../stepProps';
import * as styles from './items.styles';

/** Items to select, as cards, with what each includes below it. */
export function ItemsStep({ step, ...props }: StepProps & { step: 'services' | 'addOns' }): ReactNode {
  const { selected, select } = usePicked(props.store, 'selected', 'select');
  const { facts, messages } = props.settings;
  const { bestFor, includes, excludes, nothingOffered } = messages.quote;
  const formatPrices = priceFormatter(props.settings);
  const groups = groupsIn(facts.quote, step);
  if (groups.length === 0) return <p>{nothingOffered}</p>;
  return groups.map((group) => (
    <ChoiceGroup key={group.id} label={group.label} look="card">
      {group.items.map((item) => (
        <div key={item.id} className={styles.cell}>
          <Choice
            type="checkbox"
            look="card"
            name={step}
            value={item.id}
            checked={selected.includes(item.id)}
            onSelect={select}
          >
            <span className={styles.text}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.price}>
                <PriceText text={formatPrices(item.price, item.monthly)} />
              </span>
              {item.description && <span className={styles.description}>{item.description}</span>}
              {item.bestFor && (
                <span className={styles.description}>{fillText(bestFor, { text: item.bestFor })}</span>
              )}
            </span>
          </Choice>
          {item.includes && item.includes.length > 0 && (
            <details className={styles.includes}>
              <summary className={summaryMark}>
                <span>{includes}</span>
                <span className={visuallyHidden}>{` (${item.name})`}</span>
              </summary>
              <ul>
                {item.includes.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
              {item.excludes && item.excludes.length > 0 && (
                <>
                  <p>{excludes}</p>
                  <ul>
                    {item.excludes.map((entry) => (
                      <li key={entry}>{entry}</li>
                    ))}
                  </ul>
                </>
              )}
            </details>
          )}
        </div>
      ))}
    </ChoiceGroup>
  ));
}
