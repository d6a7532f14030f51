import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const root = css`
  overflow-wrap: anywhere;
`;

export const rows = css`
  display: grid;
  gap: clamp(32px, 9cqi, 120px);
`;

/** Positioned, so that a link to the add-on leads to its top. */
export const row = css`
  position: relative;
  display: grid;
  gap: 16px clamp(32px, 6cqi, 88px);
  align-items: center;
`;

/** Picture and text side by side in a wide container, alternating. The first picture reaches to the section's edge there. */
export const withPicture = css`
  @container (min-width: 760px) {
    grid-template-columns: 5fr 6fr;

    &:first-child {
      grid-template-columns: 7fr 5fr;

      & > [part='picture'] {
        margin-inline: calc(-1 * max(20px, (100cqi - 1180px) / 2)) 0;

        & > * {
          border-start-start-radius: 0;
          border-end-start-radius: 0;
        }
      }
    }

    &:nth-child(even) {
      grid-template-columns: 6fr 5fr;

      & > [part='picture'] {
        order: 1;
      }
    }
  }
`;

export const picture = css`
  aspect-ratio: 2;
  inline-size: 100%;
  max-block-size: 640px;
  border-radius: ${token('radius-card')};

  @container (min-width: 760px) {
    aspect-ratio: 3 / 2;
  }
`;

/** In a narrow container a single price and the action share a row, where both fit. */
export const content = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  max-inline-size: 520px;

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  & > :is(h2, h3, h4, h5, h6, p) {
    flex: 1 0 100%;
  }

  @container (min-width: 760px) {
    display: grid;
    gap: 16px;
    justify-content: stretch;
  }
`;

export const name = css`
  font-size: clamp(1.625em, 1.3em + 1.5cqi, 2.375em);
  font-weight: 700;
`;

export const description = css`
  font-size: 1.125em;
  color: ${token('color-ink-soft')};
`;

export const prices = css`
  flex: 1 0 100%;
  border-block: 1px solid ${token('color-line')};

  @container (min-width: 760px) {
    margin-block: 8px;
  }
`;

/** A single price has no table lines. */
export const single = css`
  && {
    flex: 0 1 auto;
    border: 0;
  }

  & > li {
    justify-content: start;
  }
`;

export const large = css`
  font-family: ${token('font-heading')};
  font-size: clamp(1.375em, 1.2em + 1cqi, 1.75em);
  line-height: 1.2;
`;

export const price = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 12px;

  &:not(:first-child) {
    border-block-start: 1px solid ${token('color-line')};
  }
`;

export const label = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  align-items: baseline;
`;

export const note = css`
  font-size: 0.9375em;
  color: ${token('color-ink-soft')};
`;

export const amount = css`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const action = css`
  display: grid;
  flex: 1 0 auto;

  @container (min-width: 480px) {
    justify-items: start;
  }
`;
