import { css } from '../style/emotion';

/** Heading of a step in the page: it takes the focus as the step appears, and is no control that would show it. */
export const heading = css`
  font-size: clamp(1.5em, 1.1em + 2cqi, 2em);
  font-weight: 700;
  scroll-margin-block: 120px;

  &:focus-visible {
    outline: none;
  }
`;

/** One column of fields on a phone, two where the widget itself has the room for it. */
export const fields = css`
  display: grid;
  gap: 20px 24px;

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const wide = css`
  grid-column: 1 / -1;
`;
