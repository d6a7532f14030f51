import type { ReactNode } from 'react';
import { HONEYPOT_NAME } from '../../domain/intake';
import { css } from '../../style/emotion';

/**
 * A field that only bots fill in: invisible, out of the tab order, hidden from assistive technology. It is rendered like
 * any other, because bots skip what is not displayed; but not displayed where something has kept its styles away.
 */
export function Honeypot(): ReactNode {
  return (
    <div hidden className={honeypot}>
      <input name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </div>
  );
}

/** Fixed, so that it affects neither layout nor scrolling; as large as a real field. */
const honeypot = css`
  display: block;
  position: fixed;
  inset: 0 auto auto 0;
  inline-size: 48px;
  block-size: 48px;
  opacity: 0;
  pointer-events: none;

  & > input {
    inline-size: 100%;
    block-size: 100%;
  }
`;
