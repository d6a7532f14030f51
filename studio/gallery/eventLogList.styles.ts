import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
`;

export const scrolled = css`
  max-block-size: 420px;
  overflow: auto;
`;

export const list = css`
  display: grid;
  list-style: none;
`;

export const entry = css`
  display: grid;
  grid-template-columns: 6.5em 10em minmax(0, 1fr);
  gap: 4px 16px;
  padding-block: 8px;
  border-block-start: 1px solid ${token('color-line')};
  font-size: 0.9375em;

  @media (max-width: 700px) {
    grid-template-columns: auto minmax(0, 1fr);

    & > code {
      grid-column: 1 / -1;
    }
  }
`;

export const time = css`
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

export const detail = css`
  font: 0.875em/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
