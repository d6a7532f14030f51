import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import type { Words } from '../../content/wordsSchema';
import { formatRange, type MoneyStyle } from '../../pricing/money';
import { cx } from '../../style/emotion';
import { ActionLink } from '../../ui/ActionLink';
import { fillText } from '../../ui/fillText';
import { Icon } from '../../ui/Icon';
import * as styles from './planColumn.styles';

type Plan = Business['plans'][number];

interface PlanColumnProps {
  plan: Plan;
  /** Its name stands below a heading of the next level. */
  nameAs: 'h2' | 'h3';
  features: readonly string[];
  texts: Words['plans'];
  money: MoneyStyle;
  /** Where the button leads. */
  contact: string;
  onChoose: () => void;
}

/** One plan of the sheet. */
export function PlanColumn({
  plan,
  nameAs: Name,
  features,
  texts,
  money,
  contact,
  onChoose,
}: PlanColumnProps): ReactNode {
  return (
    <li
      className={cx(styles.column, plan.popular && styles.raised)}
      part={plan.popular ? 'plan plan-popular' : 'plan'}
    >
      <Name className={styles.name}>{plan.name}</Name>
      {plan.popular && <p className={styles.mark}>{texts.popular}</p>}
      {plan.tagline && <p className={styles.tagline}>{plan.tagline}</p>}
      <p className={styles.price}>
        <span className={styles.amount}>{formatRange(plan.price, money)}</span>
        {fillText(texts.period, { period: plan.period })}
      </p>
      {plan.description && <p className={styles.description}>{plan.description}</p>}
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon icon={Check} size={20} />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <ActionLink href={contact} kind="secondary" onPress={onChoose}>
          {fillText(texts.choose, { plan: plan.name })}
        </ActionLink>
      </div>
    </li>
  );
}
