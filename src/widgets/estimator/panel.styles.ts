import { css } from '../../style/emotion';

export const body = css`
  padding: 20px 20px 32px;
`;
