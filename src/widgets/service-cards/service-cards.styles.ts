import { css } from '../../style/emotion';

/**
 * Two columns where there is room, the first card over both. An even number leaves the last card alone in its row:
 * it takes both columns too, so that every number ends in a full row.
 */
export const cards = css`
  display: grid;
  gap: clamp(20px, 2.4cqi, 32px);
  margin-block-start: clamp(32px, 4cqi, 56px);

  @container (min-width: 760px) {
    grid-template-columns: 1fr 1fr;

    & > :first-child,
    & > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;
