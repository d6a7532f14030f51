import { css } from '../../src/style/emotion';

export const frame = css`
  display: block;
  inline-size: 100%;
  border: 0;
`;
