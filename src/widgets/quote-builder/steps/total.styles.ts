import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

export const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('16px')};
`;

/** The whole quote, where it does not stand beside the step. */
export const whole = css`
  display: var(--alone);
`;

/** Its sums, where it does. */
export const sums = css`
  display: var(--beside);
  gap: ${space('16px')};

  & dt {
    color: ${token('color-ink-soft')};
  }

  & dd {
    margin: 0;
    font-size: 1.25em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  & > :last-child > dd {
    font-family: ${token('font-heading')};
    font-size: clamp(1.75em, 6cqi, 3em);
    font-weight: 700;
    line-height: 1.15;
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
