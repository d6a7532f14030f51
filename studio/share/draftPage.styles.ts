import { css } from '../../src/style/emotion';

export const problem = css`
  display: grid;
  gap: 16px;
  padding: 24px;
`;
