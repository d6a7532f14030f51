import { ChevronDown, Menu, Phone, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { WidgetViewProps } from '../../element/spec';
import { ActionLink } from '../../ui/ActionLink';
import { Icon } from '../../ui/Icon';
import { phoneAddress } from '../../ui/phoneAddress';
import type { Entry } from './entries';
import type { HeaderSpec } from './header.element';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';
import { useDismissal } from './useDismissal';

interface CompactMenuProps extends WidgetViewProps<HeaderSpec, HeaderState> {
  entries: readonly Entry[];
}

/** The menu of a narrow place: a button, and a panel below the bar. HTML alone opens it. */
export function CompactMenu({ store, settings, entries }: CompactMenuProps): ReactNode {
  const { menuOpen, setMenu } = useStore(store);
  const { header: texts } = settings.texts;
  const { company, links } = settings.facts;
  const root = useRef<HTMLDetailsElement>(null);
  const dismiss = useDismissal(root, menuOpen, () => setMenu(false));

  // It may have been opened before the script was here.
  useEffect(() => setMenu(root.current?.open ?? false), [setMenu]);

  return (
    <nav className={styles.compactMenu} aria-label={texts.nav}>
      <details ref={root} open={menuOpen} onToggle={({ currentTarget }) => setMenu(currentTarget.open)}>
        <summary className={styles.toggle} part="toggle">
          <span>
            <b>{texts.openMenu}</b>
            <Icon icon={Menu} size={24} />
          </span>
          <span>
            <b>{texts.closeMenu}</b>
            <Icon icon={X} size={24} />
          </span>
        </summary>
        <div className={styles.panel} part="panel">
          <ul>
            {entries.map((entry, index) => (
              <li key={index}>
                {entry.links.length > 0 ? (
                  <details className={styles.group}>
                    <summary className={styles.panelEntry} part="entry">
                      {entry.label}
                      <Icon icon={ChevronDown} size={22} />
                    </summary>
                    <ul className={styles.groupLinks}>
                      {entry.links.map((link, place) => (
                        <li key={place}>
                          <MenuLink {...link} className={styles.groupLink} onClick={dismiss} />
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <MenuLink
                    label={entry.label}
                    href={entry.href}
                    className={styles.panelEntry}
                    onClick={dismiss}
                  />
                )}
              </li>
            ))}
          </ul>
          <div className={styles.panelEnd}>
            <ActionLink href={links.audit} onPress={dismiss}>
              {texts.action}
            </ActionLink>
            {company.phone && (
              <a className={styles.panelPhone} part="phone" href={phoneAddress(company.phone)}>
                <Icon icon={Phone} size={20} />
                {company.phone}
              </a>
            )}
          </div>
        </div>
      </details>
    </nav>
  );
}
