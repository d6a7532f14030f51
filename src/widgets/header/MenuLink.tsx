import type { ComponentProps, ReactNode } from 'react';
import * as styles from './header.styles';

interface MenuLinkProps
  extends Pick<ComponentProps<'a'>, 'href' | 'className' | 'onClick' | 'onFocus' | 'onKeyDown'> {
  label: string;
  note?: string | undefined;
}

/** A link of the menu with what it means below it; without a URL, plain text. */
export function MenuLink({ label, note, className, ...link }: MenuLinkProps): ReactNode {
  const words = (
    <>
      <span>{label}</span>
      {note && (
        // The name of the link stays short: what it means is its description.
        <small className={styles.note} aria-hidden={link.href ? true : undefined}>
          {note}
        </small>
      )}
    </>
  );
  return link.href ? (
    // A link to a place on the page also closes the menu: `data-scripted` replays a press before hydration.
    <a
      part="entry"
      className={className}
      aria-description={note}
      data-scripted={link.onClick && link.href.includes('#') ? '' : undefined}
      {...link}
    >
      {words}
    </a>
  ) : (
    <span part="entry" className={className}>
      {words}
    </span>
  );
}
