import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { cx } from '../../style/emotion';
import { ActionLink } from '../../ui/ActionLink';
import { Mark } from '../../ui/emblem/Mark';
import { fillText } from '../../ui/fillText';
import { Icon } from '../../ui/Icon';
import { phoneAddress } from '../../ui/phoneAddress';
import { useScrolledPast } from '../../ui/useScrolledPast';
import { CompactMenu } from './CompactMenu';
import { Dropdown } from './Dropdown';
import { neededRoom, shownEntries } from './entries';
import type { HeaderSpec } from './header.element';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';

/** The fixed bar: who we are, where to go, and the way to the property check. */
export function Header({ store, settings }: WidgetViewProps<HeaderSpec, HeaderState>): ReactNode {
  const scrolled = useScrolledPast(20);
  const { company, links, menu } = settings.facts;
  const { header: texts } = settings.texts;
  const entries = shownEntries(menu, settings.attributes.page);
  const room = neededRoom(entries, [company.name, texts.action]);

  return (
    <header className={cx(styles.bar, scrolled && styles.scrolled)} part="bar" lang={settings.lang}>
      <div className={cx(styles.inner, room && styles.oneLine[room])}>
        <a
          className={styles.logo}
          part="logo"
          href={links.home}
          aria-label={fillText(texts.home, { company: company.name })}
        >
          <Mark size={36} />
          <span>{company.name}</span>
        </a>
        {entries.length > 0 && (
          <nav className={styles.menu} aria-label={texts.nav}>
            <ul>
              {entries.map((entry, index) =>
                entry.links.length > 0 ? (
                  <Dropdown key={index} store={store} entry={entry} index={index} />
                ) : (
                  <li key={index}>
                    <MenuLink label={entry.label} href={entry.href} className={styles.entry} />
                  </li>
                ),
              )}
            </ul>
          </nav>
        )}
        {company.phone && (
          <a className={styles.phone} part="phone" href={phoneAddress(company.phone)}>
            <Icon icon={Phone} size={20} />
            <span>{company.phone}</span>
          </a>
        )}
        <div className={styles.action}>
          <ActionLink href={links.audit}>{texts.action}</ActionLink>
        </div>
        <CompactMenu store={store} settings={settings} entries={entries} />
      </div>
    </header>
  );
}
