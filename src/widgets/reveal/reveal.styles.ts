import { css, styleHost } from '../../style/emotion';

/** What stands around elements of the page hands on to them what it inherits, and has no box of its own but the host's. */
styleHost(
  ':host(bio-reveal){line-height:inherit!important}',
  ':host(bio-reveal) [data-app]{all:unset;display:contents}',
);

/** Out of sight, yet in its place, and within reach of the keyboard and of assistive technology. Never on paper. */
export const waiting = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    &::slotted(*) {
      opacity: 0 !important;
    }
  }
`;
