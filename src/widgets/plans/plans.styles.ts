import { css } from '../../style/emotion';
import { space } from '../../style/tokens';

export const root = css`
  overflow-wrap: anywhere;
`;

/** Follows the dark heading of the plans' own page. */
export const below = css`
  padding-block-start: clamp(16px, 3cqi, 40px);
`;

/**
 * Side by side, three at most, or one below the other in a narrow container. The columns are subgrids of these rows, so
 * that names, prices and features start at the same height.
 */
export const columns = css`
  display: grid;
  margin-block-start: ${space('clamp(28px, 4cqi, 48px)')};

  @container (min-width: 760px) {
    grid-template-columns: repeat(auto-fit, minmax(max(236px, 26%), 1fr));
    /* Clips the line before the first column. */
    overflow-x: clip;
  }
`;
