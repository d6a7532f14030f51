import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const root = css`
  color: ${token('color-ink')};
`;
