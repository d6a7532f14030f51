import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { section } from '../../../ui/section/section.styles';
import * as styles from '../service-detail.styles';
import type { SectionProps } from '../servicePage';

/** What the service does, why that matters, and what it is best for. */
export function Explanation({ page, settings }: SectionProps): ReactNode {
  const messages = settings.messages.servicePage;
  return (
    <section className={section} part="section" aria-labelledby="what">
      <div className={styles.explanation}>
        <div>
          <Heading rank={2} id="what" className={styles.subheading} part="heading">
            {messages.whatItDoes}
          </Heading>
          <p className={styles.whatItDoes}>{page.whatItDoes}</p>
          {page.whyItMatters && (
            <>
              <Heading rank={2} className={styles.subheading} part="heading">
                {messages.whyItMatters}
              </Heading>
              <p className={styles.whyItMatters}>{page.whyItMatters}</p>
            </>
          )}
        </div>
        {page.bestFor.length > 0 && (
          <div className={styles.bestFor} part="card">
            <Heading rank={2} className={styles.subheading} part="heading">
              {messages.bestFor}
            </Heading>
            <ul>
              {page.bestFor.map((entry) => (
                <li key={entry} className={styles.bestForEntry}>
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
