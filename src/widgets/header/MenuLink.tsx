import type { ComponentProps, ReactNode } from 'react';

interface MenuLinkProps
  extends Pick<ComponentProps<'a'>, 'href' | 'className' | 'onClick' | 'onFocus' | 'onKeyDown'> {
  label: string;
}

/** A link of the menu; without an address, plain text. */
export function MenuLink({ label, className, ...link }: MenuLinkProps): ReactNode {
  return link.href ? (
    // One that stays on the page closes the menu: before the script is here, such a press is kept until then.
    <a
      part="entry"
      className={className}
      data-acts={link.onClick && link.href.includes('#') ? '' : undefined}
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
