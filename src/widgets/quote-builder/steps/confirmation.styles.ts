import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const confirmation = css`
  display: grid;
  gap: ${space('14px')};
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Beside what was sent stands what comes next, where there is room. */
export const sent = css`
  gap: ${space('24px')} ${space('40px')};

  @container (min-width: 800px) {
    grid-template-columns: 1fr minmax(0, 1fr);
    align-items: center;
  }
`;

export const summary = css`
  display: grid;
  gap: ${space('14px')};
  justify-items: start;
`;

export const heading = css`
  font-size: clamp(1.5em, 1.1em + 2cqi, 2em);
  font-weight: 700;
  scroll-margin-block: 120px;

  &:focus-visible {
    outline: none;
  }
`;

export const number = css`
  padding: 8px 14px;
  border-radius: ${token('radius-control')};
  background: ${token('color-done-ground')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const total = css`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
