import type { ReactNode } from 'react';
import { css } from '../style/emotion';
import { token } from '../style/tokens';

/** A way back or aside, which does not compete with the one action of a screen. */
export function TextButton({ onPress, children }: { onPress: () => void; children: ReactNode }): ReactNode {
  return (
    <button type="button" className={button} part="button button-text" onClick={onPress}>
      {children}
    </button>
  );
}

const button = css`
  justify-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  color: ${token('color-ink-soft')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
  }
`;
