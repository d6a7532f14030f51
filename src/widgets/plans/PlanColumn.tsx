import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { Messages } from '../../content/messages';
import type { Business } from '../../content/schema';
import { fillText } from '../../domain/fillText';
import { formatRange, type MoneyStyle } from '../../domain/money';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { PriceText } from '../../ui/base/PriceText';
import { ActionLink } from '../../ui/section/ActionLink';
import * as styles from './planColumn.styles';

type Plan = Business['plans'][number];

interface PlanColumnProps {
  plan: Plan;
  features: readonly string[];
  /** Says what the features are a list of. */
  featuresTitle: string;
  messages: Messages['plans'];
  money: MoneyStyle;
  /** URL of the contact form. */
  contact: string;
  onChoose: () => void;
}

/** One plan. */
export function PlanColumn({
  plan,
  features,
  featuresTitle,
  messages,
  money,
  contact,
  onChoose,
}: PlanColumnProps): ReactNode {
  return (
    <li
      className={cx(styles.column, plan.popular && styles.raised)}
      part={plan.popular ? 'plan plan-popular' : 'plan'}
    >
      <Heading rank={2} className={styles.name}>
        {plan.name}
      </Heading>
      {plan.popular && <p className={styles.badge}>{messages.popular}</p>}
      {plan.tagline && <p className={styles.tagline}>{plan.tagline}</p>}
      <p className={styles.price}>
        <span className={styles.amount}>
          <PriceText text={formatRange(plan.price, money)} />
        </span>
        <PriceText text={fillText(messages.period, { period: plan.period })} />
      </p>
      {plan.description && <p className={styles.description}>{plan.description}</p>}
      {features.length > 0 && (
        <div className={styles.features}>
          {featuresTitle && <p className={styles.featuresTitle}>{featuresTitle}</p>}
          <ul>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                <Icon icon={Check} size={20} />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.action}>
        <ActionLink href={contact} kind="secondary" onPress={onChoose}>
          {fillText(messages.choose, { plan: plan.name })}
        </ActionLink>
      </div>
    </li>
  );
}
