import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { Mark } from '../../ui/emblem/Mark';
import { Ring } from '../../ui/emblem/Ring';
import { fillText } from '../../ui/fillText';
import { phoneAddress } from '../../ui/phoneAddress';
import { dark } from '../../ui/section.styles';
import type { FooterSpec } from './footer.element';
import * as styles from './footer.styles';

/** The end of every page: who we are, where everything is, and how to reach us. */
export function Footer({ settings }: WidgetViewProps<FooterSpec, object>): ReactNode {
  const { company, footer: columns, links } = settings.facts;
  const { footer: texts } = settings.texts;

  return (
    <footer className={cx(dark, styles.root)} part="section" lang={settings.lang}>
      <div className={styles.main}>
        <div className={styles.brand}>
          <a className={styles.logo} part="logo" href={links.home}>
            <Mark size={40} />
            <span>{company.name}</span>
          </a>
          {company.tagline && <p className={styles.tagline}>{company.tagline}</p>}
          {company.motto && <p className={styles.motto}>{company.motto}</p>}
          <div className={styles.art}>
            <Ring />
          </div>
        </div>
        {columns.length > 0 && (
          <nav className={styles.columns} aria-label={texts.nav}>
            {columns.map(({ title, links: entries }, index) => (
              <div key={index}>
                <h2 className={styles.heading} part="heading">
                  {title}
                </h2>
                <ul>
                  {entries.map(({ label, href }, place) => (
                    <li key={place}>
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
        <div>
          <h2 className={styles.heading} part="heading">
            {texts.contact}
          </h2>
          <address>
            {company.phone && (
              <a className={cx(styles.entry, styles.phone)} part="link" href={phoneAddress(company.phone)}>
                {company.phone}
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
      </div>
      <div className={styles.end}>
        {company.cities.length > 0 && (
          <ul className={styles.cities} part="cities">
            {company.cities.map((city, index) => (
              <li key={index}>{city}</li>
            ))}
          </ul>
        )}
        <p>{fillText(texts.rights, { company: company.name })}</p>
      </div>
    </footer>
  );
}
