import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { section } from '../../../ui/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';

/** What it does, why that matters, and what it is best for. */
export function Explanation({ page, settings }: SectionProps): ReactNode {
  const texts = settings.texts.servicePage;
  return (
    <section className={section} part="section" aria-labelledby="what">
      <div className={styles.explanation}>
        <div>
          <h2 id="what" className={styles.subheading} part="heading">
            {texts.whatItDoes}
          </h2>
          <p className={styles.opening}>{page.whatItDoes}</p>
          <h2 className={styles.subheading} part="heading">
            {texts.whyItMatters}
          </h2>
          <p className={styles.reason}>{page.whyItMatters}</p>
        </div>
        {page.bestFor.length > 0 && (
          <div className={styles.bestFor} part="card">
            <h2 className={styles.subheading} part="heading">
              {texts.bestFor}
            </h2>
            <ul>
              {page.bestFor.map((entry) => (
                <li key={entry} className={styles.fit}>
                  <Icon icon={Check} size={20} />
                  <span>{entry}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
