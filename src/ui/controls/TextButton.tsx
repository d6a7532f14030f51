import type { ReactNode, Ref } from 'react';
import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** A button that looks like a text link, for secondary actions such as going back. */
export function TextButton({
  ref,
  onPress,
  children,
}: {
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button ref={ref} type="button" className={button} part="button button-text" onClick={onPress}>
      {children}
    </button>
  );
}

const button = css`
  display: inline-flex;
  gap: 8px;
  align-items: center;
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
