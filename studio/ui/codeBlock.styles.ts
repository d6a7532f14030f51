import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const block = css`
  display: grid;
  gap: 12px;
`;

export const code = css`
  max-block-size: 420px;
  margin: 0;
  padding: 16px;
  overflow: auto;
  border-radius: ${token('radius-control')};
  color: ${token('color-on-dark')};
  background: ${token('color-dark')};
  font: 0.875em/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 2;

  & > code {
    font: inherit;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`;
