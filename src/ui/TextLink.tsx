import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { css } from '../style/emotion';
import { Icon } from './Icon';

/** A link that stands by itself and leads further, without competing with a button. It takes the colour of its place. */
export function TextLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a href={href} className={link} part="link">
      <span>{children}</span>
      <Icon icon={ArrowRight} size={20} />
    </a>
  );
}

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  overflow-wrap: anywhere;
  font-weight: 650;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  transition: text-decoration-color 150ms ease-out;

  & > svg {
    transition: translate 150ms ease-out;
  }

  &:hover {
    text-decoration-color: currentcolor;

    & > svg {
      translate: 3px;
    }
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }
`;
