import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Icon } from '../../ui/base/Icon';
import { ActionLink } from '../../ui/section/ActionLink';
import { pageHeading, pageTop } from '../../ui/section/pageTop.styles';
import { dark, lead, leadOnDark, section } from '../../ui/section/section.styles';
import { TextLink } from '../../ui/section/TextLink';
import type { BiocheckSpec } from './biocheck.element';
import * as styles from './biocheck.styles';
import { House } from './House';
import { spotOn } from './house.styles';

/** What the free inspection checks and what the owner receives. */
export function Biocheck({ settings }: WidgetViewProps<BiocheckSpec, object>): ReactNode {
  const { biocheck: messages } = settings.messages;
  const { company, links } = settings.facts;
  const { checked, received } = settings.facts.biocheck;
  const { areas } = settings.facts.audit;
  // A link to a page of the firm's own says nothing of how it begins.
  const auditFrom = (beginning: string) =>
    links.audit.includes('#') ? `${links.audit}=${beginning}` : links.audit;
  return (
    <div className={styles.root} lang={settings.lang}>
      <section className={cx(section, dark, pageTop, styles.top)} part="section" aria-labelledby="heading">
        <div>
          <Heading rank={1} id="heading" className={cx(pageHeading, styles.heading)} part="heading">
            {messages.heading}
          </Heading>
          {messages.lead && <p className={cx(lead, leadOnDark)}>{messages.lead}</p>}
          <p className={styles.action}>
            <ActionLink href={links.contact}>{messages.action}</ActionLink>
            {messages.photo && <TextLink href={auditFrom('photo')}>{messages.photo}</TextLink>}
          </p>
        </div>
        <div className={styles.drawing}>
          <House marks={checked.length} />
          {areas.length > 0 && (
            <div className={styles.areas}>
              <p id="areas" className={styles.areasLabel}>
                {messages.areas}
              </p>
              <ul className={styles.areaList} aria-labelledby="areas">
                {areas.map(({ id, label }) => (
                  <li key={id}>
                    <a href={auditFrom(id)} part="area" className={cx(styles.area, spotOn(id))}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {checked.length > 0 && (
          <div className={styles.checked}>
            <Heading rank={2} className={styles.subheading} part="heading">
              {messages.checked}
            </Heading>
            <ol className={styles.checks}>
              {checked.map(({ title, text }) => (
                <li key={title} className={styles.check} part="check">
                  <Heading rank={3} className={styles.title}>
                    {title}
                  </Heading>
                  <p className={styles.textOnDark}>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </section>
      {received.length > 0 && (
        <section className={cx(section, styles.received)} part="section" aria-labelledby="received">
          <div className={styles.report} part="report">
            <p className={styles.letterhead}>
              <span className={styles.company}>{company.name}</span>
              <span>{company.area}</span>
            </p>
            <Heading rank={2} id="received" className={styles.subheading} part="heading">
              {messages.received}
            </Heading>
            <ul className={styles.items}>
              {received.map(({ title, text }) => (
                <li key={title} className={styles.item}>
                  <Icon icon={Check} size={24} />
                  <Heading rank={3} className={styles.title}>
                    {title}
                  </Heading>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </ul>
            {links.sampleReport && (
              <p className={styles.sample}>
                <TextLink href={links.sampleReport}>{messages.sampleReport}</TextLink>
              </p>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
