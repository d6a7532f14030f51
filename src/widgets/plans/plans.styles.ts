import { css } from '../../style/emotion';

export const root = css`
  overflow-wrap: anywhere;
`;

/** Below the dark top of a page of its own. */
export const below = css`
  padding-block-start: clamp(16px, 3cqi, 40px);
`;

/**
 * Columns that share their rules. They begin with the same lines at the same height (the rows are the sheet's), and
 * stand one below the other where there is no room for three. Three stand side by side at most.
 */
export const sheet = css`
  display: grid;
  margin-block-start: clamp(28px, 4cqi, 48px);

  @container (min-width: 760px) {
    grid-template-columns: repeat(auto-fit, minmax(max(236px, 26%), 1fr));
    /* Cuts off the rule before the first column. */
    overflow-x: clip;
  }
`;
