import { css } from '../../style/emotion';

export const root = css`
  overflow-wrap: anywhere;
`;

export const rows = css`
  display: grid;
  gap: clamp(56px, 9cqi, 120px);
`;
