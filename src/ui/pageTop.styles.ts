import { css } from '../style/emotion';

/**
 * Goes with a section that begins a page of its own: room above for a fixed, transparent header. Its heading and lead
 * stand side by side where there is room.
 */
export const pageTop = css`
  display: grid;
  gap: 0 clamp(32px, 5cqi, 64px);
  padding-block: calc(72px + clamp(40px, 6cqi, 88px)) clamp(40px, 5cqi, 72px);

  @container (min-width: 880px) {
    grid-template-columns: 7fr 5fr;
    align-items: last baseline;
  }
`;

/** The page's first heading. */
export const pageHeading = css`
  max-inline-size: 17ch;
  font-size: clamp(2.25em, 1.45em + 3.6cqi, 4.25em);
  font-weight: 750;
  line-height: 1.04;
  letter-spacing: -0.026em;
`;
