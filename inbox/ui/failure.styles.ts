import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const failure = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  color: ${token('color-error')};
`;
