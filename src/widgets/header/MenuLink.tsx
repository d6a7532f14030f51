import type { ComponentProps, ReactNode } from 'react';

interface MenuLinkProps
  extends Pick<ComponentProps<'a'>, 'href' | 'className' | 'onClick' | 'onFocus' | 'onKeyDown'> {
  label: string;
}

/** A link of the menu; without an address, plain text. */
export function MenuLink({ label, className, ...link }: MenuLinkProps): ReactNode {
  return link.href ? (
    <a part="entry" className={className} {...link}>
      {label}
    </a>
  ) : (
    <span part="entry" className={className}>
      {label}
    </span>
  );
}
