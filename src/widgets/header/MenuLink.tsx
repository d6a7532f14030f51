import type { ComponentProps, ReactNode } from 'react';

interface MenuLinkProps
  extends Pick<ComponentProps<'a'>, 'href' | 'className' | 'onClick' | 'onFocus' | 'onKeyDown'> {
  label: string;
}

/** A link of the menu; without a URL, plain text. */
export function MenuLink({ label, className, ...link }: MenuLinkProps): ReactNode {
  return link.href ? (
    // A link to a place on the page also closes the menu: `data-scripted` replays a press before hydration.
    <a
      part="entry"
      className={className}
      data-scripted={link.onClick && link.href.includes('#') ? '' : undefined}
      {...link}
    >
      {label}
    </a>
  ) : (
    <span part="entry" className={className}>
      {label}
    </span>
  );
}
