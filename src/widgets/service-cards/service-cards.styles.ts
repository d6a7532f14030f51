import { css } from '../../style/emotion';
import { space } from '../../style/tokens';

/**
 * Two columns in a wide container, the first card across both. With an even number of cards the last one spans both
 * columns too, so that every number ends in a full row.
 */
export const cards = css`
  display: grid;
  gap: ${space('clamp(20px, 2.4cqi, 32px)')};
  margin-block-start: ${space('clamp(24px, 4cqi, 56px)')};

  @container (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child,
    & > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;
