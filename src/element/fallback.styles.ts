import { css } from '../style/emotion';
import { token } from '../style/tokens';

/** The box of a message that stands in the place of a widget. */
export const fallback = css`
  padding: 20px 24px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
`;

export const retryButton = css`
  min-block-size: 48px;
  margin-block-start: 12px;
  padding: 8px 20px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  color: ${token('color-ink')};
  font-weight: 650;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-ink')};
    background: ${token('color-ground-soft')};
  }

  &[aria-disabled='true'] {
    color: ${token('color-ink-soft')};
    cursor: default;
  }
`;
