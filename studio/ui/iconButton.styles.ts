import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

/** A button that shows an icon only: it needs an `aria-label`. */
export const iconButton = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  color: ${token('color-ink-soft')};
  cursor: pointer;

  &:hover {
    color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }
`;
