import type { ReactNode } from 'react';
import { css } from '../../style/emotion';

/**
 * The target of links to this id: the top of the nearest positioned ancestor. The widget's spec must list the id in
 * `anchors`.
 */
export function Anchor({ id }: { id: string }): ReactNode {
  return <slot name={id} className={anchor} />;
}

const anchor = css`
  position: absolute;
  inset-block-start: 0;
  display: block;

  /* A fixed header must not cover the link target. */
  &::slotted(*) {
    scroll-margin-block-start: 72px;
  }
`;
