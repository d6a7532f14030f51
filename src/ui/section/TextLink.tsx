import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../../style/emotion';
import { Icon } from '../base/Icon';

/** A standalone link with an arrow, in the current text color. */
export function TextLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a href={href} className={link} part="link">
      <span>{children}</span>
      {'\u00a0' /* the arrow stays with the last word */}
      <Icon icon={ArrowRight} size={20} />
    </a>
  );
}

const link = css`
  display: inline-block;
  padding-block: 10px;
  overflow-wrap: anywhere;
  font-weight: 650;
  text-decoration: none;
  text-wrap: balance;

  & > span {
    text-decoration: underline transparent;
    text-underline-offset: 0.2em;
    transition: text-decoration-color 150ms ease-out;
  }

  & > svg {
    display: inline-block;
    margin-inline-start: 0.15em;
    vertical-align: -0.22em;
    transition: translate 150ms ease-out;
  }

  &:hover > span {
    text-decoration-color: currentcolor;
  }

  &:hover > svg {
    translate: 3px;
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;
