import type { ReactNode } from 'react';
import { css } from '../style/emotion';

/** Where a link to the id leads: the top of the nearest positioned box around it. The widget's spec names the id too. */
export function Anchor({ id }: { id: string }): ReactNode {
  return <slot name={id} className={anchor} />;
}

const anchor = css`
  position: absolute;
  inset-block-start: 0;
  display: block;

  /* A bar that is fixed at the top of the page must not cover what the link leads to. */
  &::slotted(*) {
    scroll-margin-block-start: 72px;
  }
`;
