import { css } from '../../../style/emotion';
import { token } from '../../../style/tokens';

export const running = css`
  display: grid;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};

  & strong {
    font-size: 1.25em;
    color: ${token('color-ink')};
  }
`;

export const scale = css`
  inline-size: 100%;
  block-size: 6px;
  border-radius: 3px;
  forced-color-adjust: none;

  & > rect {
    fill: ${token('color-line')};
  }

  & > rect + rect {
    fill: ${token('color-done')};
    transition:
      x 200ms ease-out,
      width 200ms ease-out;
  }
`;
