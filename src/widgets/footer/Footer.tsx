import type { ReactNode } from 'react';
import { fillText } from '../../domain/fillText';
import { localeOf } from '../../domain/moneyStyle';
import { openingHours } from '../../domain/openingHours';
import type { WidgetViewProps } from '../../element/spec';
import { phoneHref } from '../../page/phoneHref';
import { cx } from '../../style/cx';
import { Heading } from '../../ui/base/Heading';
import { Logo } from '../../ui/section/emblem/Logo';
import { dark } from '../../ui/section/section.styles';
import type { FooterSpec } from './footer.element';
import * as styles from './footer.styles';

/** The page footer: company, links, contact information and cities. */
export function Footer({ settings }: WidgetViewProps<FooterSpec, object>): ReactNode {
  const { company, footer: columns, links } = settings.facts;
  const { footer: messages } = settings.messages;
  const hasContact = Boolean(company.phone || company.email || company.area);
  const hours = openingHours(company.hours ?? [], localeOf(settings.facts, settings.lang));

  return (
    <footer className={cx(dark, styles.root)} part="section" lang={settings.lang}>
      <div className={styles.main}>
        <div className={styles.brand}>
          <a className={styles.logo} part="logo" href={links.home}>
            <Logo company={company} size={40} />
            <span>{company.name}</span>
          </a>
          {company.tagline && <p className={styles.tagline}>{company.tagline}</p>}
          {company.motto && <p className={styles.motto}>{company.motto}</p>}
        </div>
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={messages.nav}>
            {columns.map(({ title, links: entries }, index) => (
              <div key={index}>
                <Heading rank={1} className={styles.heading} part="heading">
                  {title}
                </Heading>
                <ul>
                  {entries.map(({ label, href }, entry) => (
                    <li key={entry}>
                      {href ? (
                        <a className={styles.entry} part="link" href={href}>
                          {label}
                        </a>
                      ) : (
                        <span className={styles.entry}>{label}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {(hasContact || hours.length > 0) && (
          <div className={styles.reach}>
            {hasContact && (
              <div>
                <Heading rank={1} className={styles.heading} part="heading">
                  {messages.contact}
                </Heading>
                <address className={styles.address}>
                  {company.phone && (
                    <a className={cx(styles.entry, styles.phone)} part="link" href={phoneHref(company.phone)}>
                      <span dir="ltr">{company.phone}</span>
                    </a>
                  )}
                  {company.email && (
                    <a className={styles.entry} part="link" href={`mailto:${company.email}`}>
                      {company.email}
                    </a>
                  )}
                  {company.area && <span className={styles.entry}>{company.area}</span>}
                </address>
              </div>
            )}
            {hours.length > 0 && (
              <div>
                <Heading rank={1} className={styles.heading} part="heading">
                  {messages.hours}
                </Heading>
                <dl className={styles.hours}>
                  {hours.map(({ days, times }) => (
                    <div key={days}>
                      <dt>{days}</dt>
                      <dd>{times}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </div>
        )}
      </div>
      <div className={styles.end}>
        {company.cities.length > 0 && (
          <ul className={styles.cities} part="cities">
            {company.cities.map((city, index) => (
              <li key={index}>{city}</li>
            ))}
          </ul>
        )}
        <slot name="language" className={styles.language} />
        <p>{fillText(messages.rights, { company: company.name })}</p>
      </div>
    </footer>
  );
}
