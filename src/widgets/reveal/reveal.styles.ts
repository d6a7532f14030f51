import { css } from '../../style/emotion';

/** Out of sight, yet in its place, and within reach of the keyboard and of assistive technology. Never on paper. */
export const waiting = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    &::slotted(*) {
      opacity: 0 !important;
    }
  }
`;
