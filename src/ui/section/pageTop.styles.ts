import { css } from '../../style/emotion';

/**
 * The first section of a page of its own: leaves space for the fixed, transparent site header. In a wide container its
 * heading and lead stand side by side.
 */
export const pageTop = css`
  display: grid;
  gap: 0 clamp(32px, 5cqi, 64px);
  padding-block: calc(72px + clamp(16px, 6cqi, 88px)) clamp(28px, 5cqi, 72px);

  @container (min-width: 880px) {
    grid-template-columns: 7fr 5fr;
    align-items: last baseline;
  }
`;

/** The `h1` of the page. */
export const pageHeading = css`
  max-inline-size: 17ch;
  font-size: clamp(2em, 1.2em + 3.6cqi, 4.25em);
  font-weight: 750;
  line-height: 1.04;
  letter-spacing: -0.026em;
`;
