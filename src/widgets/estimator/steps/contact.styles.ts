import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const range = css`
  grid-column: 1 / -1;
  margin-block-start: -8px;
  font-size: 1.25em;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const intro = css`
  grid-column: 1 / -1;
  margin-block-start: -12px;
  color: ${token('color-ink-soft')};
`;

export const note = css`
  grid-column: 1 / -1;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

export const end = css`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space('16px')};

  @container (min-width: 560px) {
    justify-items: start;
  }
`;
