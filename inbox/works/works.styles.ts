import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';

export const intro = css`
  margin-block-end: 16px;
  color: ${token('color-ink-soft')};
`;

/** Added to a table of numbers: on a phone each row is a card with its numbers under their names. */
export const table = css`
  margin-block-start: 8px;

  & :is(th, td) {
    vertical-align: top;
  }

  & tbody th {
    inline-size: 45%;
  }

  & tfoot :is(th, td) {
    font-weight: 650;
  }

  @media (max-width: 640px) {
    & thead {
      display: none;
    }

    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.4fr);
      padding-block: 12px;
      border-block-end: 1px solid ${token('color-line')};
    }

    & :is(th, td) {
      padding: 2px 0;
      border: 0;
    }

    & :is(tbody, tfoot) th {
      grid-column: 1 / -1;
      inline-size: auto;
      font-weight: 600;
    }

    & :is(td, thead th:not(:first-child)) {
      text-align: start;
    }

    & td::before {
      content: attr(data-label);
      display: block;
      color: ${token('color-ink-soft')};
      font-size: 0.8125em;
      font-weight: 400;
    }
  }
`;

export const bar = css`
  display: block;
  inline-size: 100%;
  block-size: 10px;
  margin-block-start: 6px;

  & > rect {
    fill: ${token('color-line')};
  }

  & > rect:nth-child(2) {
    fill: ${token('color-control')};
  }

  & > rect:nth-child(3) {
    fill: ${token('color-done')};
  }

  @media (forced-colors: active) {
    & > rect {
      fill: GrayText;
    }

    & > rect:nth-child(3) {
      fill: CanvasText;
    }
  }
`;
