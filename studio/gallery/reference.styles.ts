import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const part = css`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
`;

export const more = css`
  min-block-size: 44px;
  line-height: 44px;
  cursor: pointer;
`;

export const scrolled = css`
  overflow-x: auto;
`;

export const table = css`
  inline-size: 100%;
  min-inline-size: 700px;
  border-collapse: collapse;
  font-size: 0.9375em;
  text-align: start;

  & th,
  & td {
    padding: 8px 16px 8px 0;
    border-block-end: 1px solid ${token('color-line')};
    text-align: start;
    vertical-align: top;
  }

  & th {
    font-weight: 600;
    white-space: nowrap;
    color: ${token('color-ink-soft')};
  }

  & th:first-child {
    inline-size: 150px;
  }

  & td:first-child code {
    white-space: nowrap;
  }

  & code {
    font: 0.9375em ui-monospace, monospace;
  }
`;
