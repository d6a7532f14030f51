import type { ReactNode } from 'react';
import { cx } from '../../style/cx';
import { css } from '../../style/emotion';
import { button, primary, secondary } from '../base/button.styles';

interface ActionLinkProps {
  href: string;
  children: ReactNode;
  /** `primary` is the main action of a screen; `quiet` is for dark backgrounds and pictures. @default 'primary' */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** Called besides following the link. A press before hydration is replayed. */
  onPress?: () => void;
}

/** A link that looks like a button. It works without script: its hash may open an overlay. */
export function ActionLink({ href, children, kind = 'primary', onPress }: ActionLinkProps): ReactNode {
  return (
    <a
      href={href}
      part={`button button-${kind}`}
      className={cx(button, link, { primary, secondary, quiet }[kind])}
      data-scripted={onPress && ''}
      onClick={onPress}
    >
      {children}
    </a>
  );
}

const link = css`
  text-align: center;
  text-decoration: none;

  /* Its text never changes, so it may wrap. */
  && {
    padding-inline: clamp(16px, 7cqi, 28px);
  }
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
