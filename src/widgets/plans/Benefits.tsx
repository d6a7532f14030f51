import type { ReactNode } from 'react';
import type { Business } from '../../content/schema';
import { cx } from '../../style/emotion';
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
      <h2 id="benefits" className={heading} part="heading">
        {title}
      </h2>
      <ul className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit.title} className={styles.benefit} part="benefit">
            <h3 className={styles.title}>{benefit.title}</h3>
            <p className={styles.text}>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
