import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  column-gap: 16px;
`;

export const legend = css`
  font-weight: 600;
`;

export const hint = css`
  grid-column: 1 / -1;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;
