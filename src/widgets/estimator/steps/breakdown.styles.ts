import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

/** The lines of a breakdown, and the total below them. */
export const lines = css`
  inline-size: 100%;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 16px;
    padding-block: ${space('12px')};
    border-block-end: 1px solid ${token('color-line')};
  }
`;

export const item = css`
  font-weight: 600;
`;

export const price = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const reasons = css`
  grid-column: 1 / -1;
  display: grid;
  gap: 2px;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
  font-variant-numeric: tabular-nums;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 12px;
  }
`;

/** The line of a scale with its middle, and the bar on it. */
export const change = css`
  flex: none;
  margin-inline-start: auto;
  overflow: visible;
  forced-color-adjust: none;

  & > path {
    stroke: ${token('color-line')};
  }

  & > rect {
    fill: ${token('color-done')};
  }
`;

export const total = css`
  font-weight: 700;
`;
