import type { ReactNode } from 'react';
import { css } from '../style/emotion';

/** Its name: nothing that a browser or a password manager has anything for. */
export const TRAP = 'remark';

/**
 * A field that only robots find: out of sight, out of the tab order, not there for assistive technology. Shown to the
 * browser as any other, for robots pass over what is not displayed.
 */
export function Trap(): ReactNode {
  return <input className={trap} name={TRAP} tabIndex={-1} autoComplete="off" aria-hidden="true" />;
}

/** Fixed, so that it takes no room and no page scrolls because of it; as large as a field that is meant. */
const trap = css`
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 48px;
  block-size: 48px;
  opacity: 0;
  pointer-events: none;
`;
