import { ArrowDown, ArrowUp, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';

/** What the price depends on, below the range. */
export function PriceFactors({ page, settings }: SectionProps): ReactNode {
  if (!page.priceFactors) return null;
  const { lower, higher } = page.priceFactors;
  const messages = settings.messages.servicePage;
  return (
    <div className={styles.factors}>
      <Factors title={messages.lower} icon={ArrowDown} factors={lower} />
      <Factors title={messages.higher} icon={ArrowUp} factors={higher} />
    </div>
  );
}

function Factors({
  title,
  icon,
  factors,
}: {
  title: string;
  icon: IconNode;
  factors: readonly string[];
}): ReactNode {
  return (
    factors.length > 0 && (
      <div className={styles.factorGroup}>
        <Heading rank={3} className={styles.factorTitle}>
          <Icon icon={icon} size={20} />
          <span>{title}</span>
        </Heading>
        <ul>
          {factors.map((factor) => (
            <li key={factor} className={styles.factor}>
              {factor}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
