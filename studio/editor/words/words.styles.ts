import { css } from '../../../src/style/emotion';
import { token } from '../../../src/style/tokens';

export const topic = css`
  border-block-end: 1px solid ${token('color-line')};

  & > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    min-block-size: 48px;
    cursor: pointer;
  }

  &[open] {
    padding-block-end: 24px;
  }

  &[open] > summary {
    margin-block-end: 8px;
  }
`;

export const name = css`
  font-weight: 600;

  &::before {
    content: '▸ ' / '';
  }

  [open] > summary > &::before {
    content: '▾ ' / '';
  }
`;

export const count = css`
  font-size: 0.9375em;
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

export const problems = css`
  font-size: 0.875em;
  font-weight: 600;
  color: ${token('color-error')};
`;
