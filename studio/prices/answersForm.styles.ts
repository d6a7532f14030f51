import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const items = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  column-gap: 24px;
  align-items: start;
`;

export const legend = css`
  margin-block-end: 4px;
  font-weight: 600;
`;

/** The price of an item stands below its name. */
export const name = css`
  color: ${token('color-ink')};

  & + small {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;

export const questions = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 16px 24px;
  align-items: end;
`;

/** Below the name of its item. */
export const quantity = css`
  padding-inline-start: 36px;
  padding-block-end: 12px;
`;
