import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const summary = css`
  display: grid;
  gap: ${space('16px')};
`;

export const lines = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: ${space('12px')};
    border-block-end: 1px solid ${token('color-line')};
    overflow-wrap: anywhere;
  }
`;

export const price = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

export const part = css`
  color: ${token('color-ink-soft')};
`;

export const sum = css`
  font-size: 1.25em;
  font-weight: 700;

  &:last-child {
    border-block-end: 0;
  }
`;

export const note = css`
  max-inline-size: 62ch;
  color: ${token('color-ink-soft')};
`;

export const empty = css`
  padding: ${space('16px')} ${space('18px')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground-soft')};
`;
