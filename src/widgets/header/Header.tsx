import { Phone } from 'lucide';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { fillText } from '../../domain/fillText';
import type { WidgetViewProps } from '../../element/spec';
import { phoneHref } from '../../page/phoneHref';
import { cx } from '../../style/cx';
import { EMBLEM } from '../../ui/base/emblem';
import { Icon } from '../../ui/base/Icon';
import { ActionLink } from '../../ui/section/ActionLink';
import { Logo } from '../../ui/section/emblem/Logo';
import { useScrolledPast } from '../../ui/section/useScrolledPast';
import { CompactMenu } from './CompactMenu';
import { Dropdown } from './Dropdown';
import { lineWidth, shownEntries } from './entries';
import type { HeaderSpec } from './header.element';
import type { HeaderState } from './header.store';
import * as styles from './header.styles';
import { MenuLink } from './MenuLink';

/** The fixed bar: logo, menu, phone number and audit button. */
export function Header({ store, settings }: WidgetViewProps<HeaderSpec, HeaderState>): ReactNode {
  const scrolled = useScrolledPast(20);
  const { company, links, menu, theme } = settings.facts;
  const { header: messages } = settings.messages;
  // What is behind a header with another logo is known where the theme says how text is readable there.
  const isOpaque = company.logo !== EMBLEM && !theme['color-header-top'];
  const entries = shownEntries(menu, settings.attributes.page);
  const bar = useZoom();
  const width = lineWidth(entries, [company.name, messages.action]);

  return (
    <header
      ref={bar}
      className={cx(styles.bar, (scrolled || isOpaque) && styles.scrolled)}
      part="bar"
      lang={settings.lang}
    >
      <div className={cx(styles.inner, width && styles.oneLine[width])}>
        <a
          className={styles.logo}
          part="logo"
          href={links.home}
          aria-label={fillText(messages.home, { company: company.name })}
        >
          <Logo company={company} size={36} />
          <span>{company.name}</span>
        </a>
        {entries.length > 0 && (
          <nav className={styles.menu} aria-label={messages.nav}>
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
          <a className={styles.phone} part="phone" href={phoneHref(company.phone)}>
            <Icon icon={Phone} size={20} />
            <span dir="ltr">{company.phone}</span>
          </a>
        )}
        <slot name="language" className={styles.language} />
        <div className={styles.action}>
          {/* Each screen has one main action: what stands below is more to the point. */}
          <ActionLink href={links.audit} kind="quiet">
            {messages.action}
          </ActionLink>
        </div>
        <CompactMenu store={store} settings={settings} entries={entries} />
      </div>
    </header>
  );
}

/** Sets `--zoom` to the `zoom` of the page, which enlarges `vh`: menus must end within the viewport. */
function useZoom(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { currentCSSZoom = 1, style } = ref.current ?? {};
    if (currentCSSZoom !== 1) style?.setProperty('--zoom', String(currentCSSZoom));
  }, []);
  return ref;
}
