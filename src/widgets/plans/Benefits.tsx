import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { heading, section } from '../../ui/section/section.styles';
import * as styles from './benefits.styles';

interface BenefitsProps {
  title: string;
  benefits: Business['biocare']['benefits'];
}

/** What a plan changes for the owner. */
export function Benefits({ title, benefits }: BenefitsProps): ReactNode {
  return (
    <section className={cx(section, styles.benefits)} part="section" aria-labelledby="benefits">
      <Heading rank={2} id="benefits" className={heading} part="heading">
        {title}
      </Heading>
      <ul className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className={styles.benefit} part="benefit">
            <Heading rank={3} className={styles.title}>
              {benefit.title}
            </Heading>
            <p className={styles.text}>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
