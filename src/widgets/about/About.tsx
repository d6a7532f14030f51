import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Comparison } from '../../ui/comparison/Comparison';
import { heading, lead, section } from '../../ui/section/section.styles';
import type { AboutSpec } from './about.element';
import * as styles from './about.styles';

/** Why Us: the reasons, beside a large comparison. */
export function About({ settings }: WidgetViewProps<AboutSpec, object>): ReactNode {
  const { about: messages, comparison } = settings.messages;
  const { about: reasons, pictures } = settings.facts;
  return (
    <section
      className={cx(section, styles.about, pictures.about && styles.withPicture)}
      part="section"
      lang={settings.lang}
      aria-labelledby="heading"
    >
      <div>
        <Heading rank={1} id="heading" className={heading} part="heading">
          {messages.heading}
        </Heading>
        {messages.lead && <p className={lead}>{messages.lead}</p>}
      </div>
      {pictures.about && (
        <Comparison
          {...pictures.about}
          sizes="(min-width: 900px) 72vw, 100vw"
          messages={comparison}
          className={styles.comparison}
        />
      )}
      {reasons.length > 0 && (
        <ol className={styles.reasons} part="reasons">
          {reasons.map(({ title, text }, index) => (
            <li key={index} className={styles.reason} part="reason">
              <Heading rank={2} className={styles.title}>
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
