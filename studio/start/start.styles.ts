import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const trades = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: 12px;
`;

export const legend = css`
  padding-block-end: 8px;
  font-weight: 600;
`;

export const trade = css`
  min-block-size: 64px;
  padding: 12px 16px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${token('color-accent')};
    background: ${token('color-ground-soft')};
  }
`;

export const failure = css`
  font-weight: 600;
  color: ${token('color-error')};

  &:empty {
    display: none;
  }
`;
