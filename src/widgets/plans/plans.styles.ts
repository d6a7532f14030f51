import { css } from '../../style/emotion';
import { space } from '../../style/tokens';
import { SWIPE } from '../../ui/section/swipeRow.styles';

export const root = css`
  overflow-wrap: anywhere;
`;

/** Follows the dark heading of the plans' own page. */
export const below = css`
  padding-block-start: clamp(16px, 3cqi, 40px);
`;

/**
 * Side by side, three at most, or in a row to swipe in a narrow container. The columns are subgrids of these rows, so
 * that names, prices and features start at the same height.
 */
export const columns = css`
  display: grid;
  margin-block-start: ${space('clamp(20px, 4cqi, 48px)')};

  /* The seven rows of a plan: see planColumn.styles.ts. */
  @media screen {
    ${SWIPE} {
      grid-template-rows: repeat(5, auto) 1fr auto;
    }
  }

  @container (min-width: 760px) {
    grid-template-columns: repeat(auto-fit, minmax(max(236px, 26%), 1fr));
    /* Clips the line before the first column. */
    overflow-x: clip;
  }
`;
