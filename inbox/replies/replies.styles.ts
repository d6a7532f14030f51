import { css } from '../../src/style/emotion';

export const form = css`
  display: grid;
  gap: 12px;
  max-inline-size: 640px;
  margin-block: 12px 28px;
`;

/** Lines are broken as they were typed. */
export const text = css`
  white-space: pre-line;
`;
