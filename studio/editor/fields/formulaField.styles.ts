import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
  padding: 0;
  list-style: none;
`;

export const chip = css`
  min-block-size: 44px;
  padding: 4px 12px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  font-size: 0.875em;
  background: ${token('color-ground')};
  cursor: pointer;

  &:hover {
    background: ${token('color-ground-soft')};
  }

  & > code {
    font-weight: 600;
  }
`;
