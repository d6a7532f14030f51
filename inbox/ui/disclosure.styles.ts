import { css } from '../../src/style/emotion';

/** A `<details>` whose summary has an arrow of our own, which turns when it is open. */
export const disclosure = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
