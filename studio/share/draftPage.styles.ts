import { css } from '../../src/style/emotion';

export const problem = css`
  display: grid;
  box-sizing: border-box;
  gap: 16px;
  padding: 24px;
`;
