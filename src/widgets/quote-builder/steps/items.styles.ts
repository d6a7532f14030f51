import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

/** Cards of a row are of one height, and stay so where one shows what it includes. */
export const cell = css`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
`;

export const text = css`
  display: grid;
  gap: 2px;
  align-self: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const name = css`
  font-weight: 650;
`;

export const price = css`
  margin-block-end: 4px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const description = css`
  font-size: 0.875em;
  line-height: 1.4;
  color: ${token('color-ink-soft')};
`;

export const includes = css`
  padding-inline: 15px;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};

  & > summary {
    inline-size: fit-content;
    min-inline-size: 44px;
    min-block-size: 44px;
    cursor: pointer;
  }

  & > summary:hover {
    color: ${token('color-ink')};
  }

  & > ul {
    padding: 0 0 8px 18px;
    list-style: disc;
  }
`;
