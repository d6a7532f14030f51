import { css } from '../../style/emotion';
import { space, token } from '../../style/tokens';

/** Where cards stand in a row to swipe. Print has no row: it would be cut off. */
export const SWIPE = '@container (max-width: 759.9px)';

/** The side padding of a narrow section, which the row covers. */
const EDGE = '20px';

/**
 * A list whose entries stand in one row in a narrow container, from edge to edge, and the next one in sight. It needs no
 * script: a touch, a wheel and the focus on a link inside scroll it. The entries are equally high.
 */
export const swipeRow = css`
  @media screen {
    ${SWIPE} {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: min(78cqi, 320px);
      column-gap: ${space('16px')};
      margin-inline: -${EDGE};
      padding: 4px ${EDGE} 16px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-padding-inline: ${EDGE};
      scroll-snap-type: x proximity;

      /* Chromium does not scroll to what Tab has led to where its edge is in sight: the row snaps to it. */
      &:has(:focus-visible) {
        scroll-snap-type: x mandatory;
      }

      scrollbar-color: ${token('color-control')} transparent;
      scrollbar-width: thin;

      & > * {
        min-inline-size: 0;
        scroll-snap-align: start;
      }

      &:has(:focus-visible) > :not(:focus-within) {
        scroll-snap-align: none;
      }

      & > :only-child {
        inline-size: calc(100cqi - 2 * ${EDGE});
      }
    }
  }
`;
