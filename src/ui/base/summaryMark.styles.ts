import { css } from '../../style/emotion';

/** The mark before a `<summary>`: a chevron that points at what it opens. */
export const summaryMark = css`
  display: flex;
  align-items: center;
  gap: 10px;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: -4px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }

  details[open] > &::before {
    margin-block-start: 4px;
    rotate: 225deg;
  }

  @media (prefers-reduced-motion: no-preference) {
    &::before {
      transition: rotate 200ms ease-out;
    }
  }
`;
