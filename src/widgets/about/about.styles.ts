import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const about = css`
  display: grid;
  gap: clamp(20px, 4cqi, 48px) clamp(40px, 6cqi, 80px);
  overflow-wrap: anywhere;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/**
 * In a narrow container the comparison follows the heading. In a wide one it reaches from the text to the edge, in the
 * height of the text; beside a long list it is sticky.
 */
export const withPicture = css`
  @container (min-width: 900px) {
    grid-template-rows: auto 1fr;
    column-gap: clamp(48px, 5cqi, 72px);
  }
`;

export const comparison = css`
  @container (min-width: 900px) {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    inset-block-start: 96px;
    inline-size: auto;
    aspect-ratio: auto;
    min-block-size: min(34cqi, 500px);
    max-block-size: min(72cqi, 720px);
    margin-inline-end: min(-20px, (1180px - 100cqi) / 2);
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`;

export const reasons = css`
  counter-reset: reason;
`;

/** A number in the margin and a line above. */
export const reason = css`
  display: grid;
  grid-template-columns: 2.5em minmax(0, 1fr);
  padding-block: clamp(14px, 2cqi, 20px);
  border-block-start: 1px solid ${token('color-line')};
  counter-increment: reason;

  &::before {
    content: counter(reason);
    grid-row: span 2;
    color: ${token('color-done')};
    font-family: ${token('font-heading')};
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }

  &:last-child {
    padding-block-end: 0;
  }
`;

export const title = css`
  font-size: 1.25em;
  font-weight: 650;
  line-height: 1.3;
`;

export const text = css`
  max-inline-size: 60ch;
  margin-block-start: 4px;
  color: ${token('color-ink-soft')};
`;
