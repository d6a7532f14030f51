import { css } from '../../style/emotion';
import { styleHost } from '../../style/sheet';

/** The page's elements inside inherit as without the widget, which has no box but the host's. */
styleHost(
  ':host(bio-reveal){line-height:inherit!important}',
  ':host(bio-reveal) [data-app]{all:unset;display:contents}',
);

/** Transparent, but laid out, focusable and exposed to assistive technology. Never hidden in print. */
export const hidden = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    &::slotted(*) {
      opacity: 0 !important;
    }
  }
`;
