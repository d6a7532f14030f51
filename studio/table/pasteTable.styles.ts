import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const container = css`
  container-type: inline-size;
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

export const scroll = css`
  max-block-size: 420px;
  overflow: auto;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 8px clamp(6px, 2cqi, 12px);
    text-align: start;
    vertical-align: top;
  }

  & tr {
    border-block-end: 1px solid ${token('color-line')};
  }

  & tbody tr:last-child {
    border-block-end: 0;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${token('color-ground-soft')};
    font-size: 0.875em;
  }

  & tbody th {
    font-weight: 400;
  }

  & tbody :is(th, td) {
    overflow-wrap: break-word;
  }

  /* The line's number, and the price. */
  & td:first-child {
    color: ${token('color-ink-soft')};
  }

  & td:last-child:not([colspan]) {
    white-space: nowrap;
  }
`;

export const wrong = css`
  background: ${token('color-error-ground')};
`;

export const mistake = css`
  display: flex;
  gap: 8px;
  font-weight: 600;
  color: ${token('color-error')};
`;

/** The line as it was pasted. */
export const pasted = css`
  color: ${token('color-ink-soft')};
  font-size: 0.875em;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 4;
`;
