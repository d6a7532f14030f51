import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

export const picture = css`
  flex: none;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 6px;
  object-fit: cover;
`;

export const icon = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: 12px;
  background: ${token('color-ground-soft')};
  color: ${token('color-done')};

  /* On a phone the words need the room. */
  @container (max-width: 439.98px) {
    display: none;
  }
`;

export const text = css`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`;

export const name = css`
  font-weight: 650;
`;

export const description = css`
  font-size: 0.875em;
  line-height: 1.4;
  color: ${token('color-ink-soft')};
`;

export const basis = css`
  font-size: 0.875em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const quantity = css`
  padding-block: 12px 4px;
`;

/** Cards of a row are of one height. */
export const cell = css`
  display: grid;
  grid-template-rows: 1fr auto;
`;
