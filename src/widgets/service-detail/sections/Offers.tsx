import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { formatRange } from '../../../domain/money';
import { moneyStyle } from '../../../domain/moneyStyle';
import { cx } from '../../../style/cx';
import { Heading } from '../../../ui/base/Heading';
import { PriceText } from '../../../ui/base/PriceText';
import { heading, section } from '../../../ui/section/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';
import { offersOf } from '../servicePage';

/** The tiers or options of a service with their prices. */
export function Offers({ page, settings }: SectionProps): ReactNode {
  const { facts, lang } = settings;
  const messages = settings.messages.servicePage;
  const money = moneyStyle(facts, lang);
  const offers = offersOf(page, facts);
  if (offers.length === 0) return null;
  return (
    <section
      className={cx(section, !page.howItWorks?.length && styles.continued)}
      part="section"
      aria-labelledby="offers"
    >
      <Heading rank={2} id="offers" className={heading} part="heading">
        {messages[page.options?.length ? 'options' : (page.offers ?? 'options')]}
      </Heading>
      <ul className={styles.offers}>
        {offers.map(({ id, name, lasts, description, price, unit }) => (
          <li key={id} className={styles.offer} part="offer">
            <Heading rank={3} className={styles.offerName}>
              {name}
            </Heading>
            <div className={styles.offerText}>
              {lasts && <p className={styles.lasts}>{fillText(messages.lasts, { time: lasts })}</p>}
              {description && <p>{description}</p>}
            </div>
            <p className={styles.offerPrice}>
              <PriceText text={formatRange(price, money)} />
              {unit && <span className={styles.unit}>{` ${fillText(messages.perUnit, { unit })}`}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
