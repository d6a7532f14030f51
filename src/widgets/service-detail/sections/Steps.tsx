import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../../domain/fillText';
import { cx } from '../../../style/cx';
import { Heading } from '../../../ui/base/Heading';
import { Icon } from '../../../ui/base/Icon';
import { dark, heading, section } from '../../../ui/section/section.styles';
import * as styles from '../service-detail.styles';
import { findService, type SectionProps } from '../servicePage';

/** How it works, as numbered steps, and a link to the service that follows. */
export function Steps({ page, settings }: SectionProps): ReactNode {
  if (!page.howItWorks?.length) return null;
  const messages = settings.messages.servicePage;
  const next = page.next === undefined ? undefined : findService(settings.facts.services, page.next);
  return (
    <section className={cx(section, dark)} part="section" aria-labelledby="steps">
      <Heading rank={2} id="steps" className={heading} part="heading">
        {messages.howItWorks}
      </Heading>
      <ol className={styles.path}>
        {page.howItWorks.map(({ title, text }) => (
          <li key={title} className={styles.step} part="step">
            <Heading rank={3} className={styles.stepTitle}>
              {title}
            </Heading>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
      {next?.href && (
        <a href={next.href} className={styles.next}>
          <span>
            <strong className={styles.nextName}>{fillText(messages.next, { service: next.name })}</strong>
            {next.purpose && <span className={styles.nextPurpose}>{next.purpose}</span>}
          </span>
          <Icon icon={ArrowRight} size={28} />
        </a>
      )}
    </section>
  );
}
