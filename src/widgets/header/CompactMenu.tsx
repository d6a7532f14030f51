import { ChevronDown, Menu, Phone, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WidgetViewProps } from '../../element/spec';
import { phoneHref } from '../../page/phoneHref';
import { Icon } from '../../ui/base/Icon';
import { usePicked } from '../../ui/base/usePicked';
import { ActionLink } from '../../ui/section/ActionLink';
import type { Entry } from './entries';
import type { HeaderSpec } from './header.element';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';
import { useDismissal } from './useDismissal';

interface CompactMenuProps extends WidgetViewProps<HeaderSpec, HeaderState> {
  entries: readonly Entry[];
}

/** The menu in a narrow container: a button and a panel below the bar. A `<details>`, so that it opens without script. */
export function CompactMenu({ store, settings, entries }: CompactMenuProps): ReactNode {
  const { menuOpen, setMenu } = usePicked(store, 'menuOpen', 'setMenu');
  const { header: messages } = settings.messages;
  const { company, links } = settings.facts;
  const root = useRef<HTMLDetailsElement>(null);
  const dismiss = useDismissal(root, menuOpen, () => setMenu(false));

  // It may have been opened before it was hydrated.
  useEffect(() => setMenu(root.current?.open ?? false), [setMenu]);

  return (
    <nav className={styles.compactMenu} aria-label={messages.nav}>
      <details ref={root} open={menuOpen} onToggle={({ currentTarget }) => setMenu(currentTarget.open)}>
        <summary className={styles.toggle} part="toggle">
          <span>
            <b>{messages.openMenu}</b>
            <Icon icon={Menu} size={24} />
          </span>
          <span>
            <b>{messages.closeMenu}</b>
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
                      <span>{entry.label}</span>
                      <Icon icon={ChevronDown} size={22} />
                    </summary>
                    <ul className={styles.groupLinks}>
                      {entry.links.map((link, linkIndex) => (
                        <li key={linkIndex}>
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
              {messages.action}
            </ActionLink>
            {company.phone && (
              <a className={styles.panelPhone} part="phone" href={phoneHref(company.phone)}>
                <Icon icon={Phone} size={20} />
                <span dir="ltr">{company.phone}</span>
              </a>
            )}
            <slot name="language-menu" className={styles.menuLanguage} />
          </div>
        </div>
      </details>
    </nav>
  );
}
