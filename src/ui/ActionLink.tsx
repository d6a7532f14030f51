import type { ReactNode } from 'react';
import { css, cx } from '../style/emotion';
import { button, primary, secondary } from './button.styles';

interface ActionLinkProps {
  href: string;
  children: ReactNode;
  /** `primary` is the one action that a screen wants; `quiet` is for dark grounds and pictures. @default 'primary' */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** What it does besides; a press before the script is here is kept until then. */
  onPress?: () => void;
}

/** A link that looks like a button: it leads somewhere, or opens what answers its hash, without any script of its own. */
export function ActionLink({ href, children, kind = 'primary', onPress }: ActionLinkProps): ReactNode {
  return (
    <a
      href={href}
      part={`button button-${kind}`}
      className={cx(button, link, { primary, secondary, quiet }[kind])}
      data-acts={onPress && ''}
      onClick={onPress}
    >
      {children}
    </a>
  );
}

const link = css`
  text-align: center;
  text-decoration: none;
`;

const quiet = css`
  border-color: currentcolor;
  background: transparent;
  color: inherit;

  &:hover,
  &:active {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;
