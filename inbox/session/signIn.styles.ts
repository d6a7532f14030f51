import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const card = css`
  inline-size: min(400px, 92vw);
  padding: 28px clamp(20px, 5vw, 32px) 32px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};
  text-align: start;
`;

export const heading = css`
  margin-block-end: 20px;
  font-size: 1.5em;
`;

export const form = css`
  display: grid;
  gap: 16px;
`;
