import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const line = css`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
`;

export const findings = css`
  padding-inline: 16px;
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};

  & > summary {
    font-weight: 600;
    color: ${token('color-error')};
    cursor: pointer;
  }

  & > ul {
    margin: 0;
    padding: 0 0 8px;
    list-style: none;
  }

  & button {
    min-block-size: 44px;
    padding: 4px 0;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & button:hover {
    text-decoration: underline;
  }
`;
