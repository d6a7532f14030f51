import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { usePicked } from '../../../ui/base/usePicked';
import { selectedItems } from '../answers/answers';
import { scopeOf } from '../offer/scope';
import { type StepProps, useTerms } from '../useTerms';
import * as styles from './included.styles';

/** What the price of each chosen item holds, and what it does not, where the firm says so. */
export function Included(props: StepProps): ReactNode {
  const { answers } = usePicked(props.store, 'answers');
  const { terms } = useTerms(props);
  const { result } = props.settings.messages.estimator;
  const scopes = selectedItems(answers, terms)
    .map(({ id, name, ...item }) => ({
      id,
      name,
      ...scopeOf({ id, name, ...item }, props.settings.facts.quote),
    }))
    .filter(({ includes, excludes }) => includes.length + excludes.length > 0);
  if (scopes.length === 0) return null;
  return (
    <section className={styles.scopes} aria-labelledby="included">
      <Heading rank={2} id="included" className={styles.heading}>
        {result.included}
      </Heading>
      <ul className={styles.items}>
        {scopes.map(({ id, name, includes, excludes }) => (
          <li key={id}>
            <p className={styles.name}>{name}</p>
            <ul className={styles.entries}>
              {includes.map((entry) => (
                <li key={entry}>
                  <Icon icon={Check} size={18} />
                  <span>{entry}</span>
                </li>
              ))}
            </ul>
            {excludes.length > 0 && (
              <>
                <p className={styles.not}>{result.excluded}</p>
                <ul className={styles.entries}>
                  {excludes.map((entry) => (
                    <li key={entry}>
                      <Icon icon={Minus} size={18} />
                      <span>{entry}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
