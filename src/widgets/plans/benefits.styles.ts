import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const benefits = css`
  display: grid;
  gap: clamp(16px, 4cqi, 64px);
  align-items: start;

  @container (min-width: 880px) {
    grid-template-columns: 2fr 3fr;
  }
`;

export const list = css`
  border-block-end: 1px solid ${token('color-line')};
`;

export const benefit = css`
  display: grid;
  gap: 4px 32px;
  padding-block: clamp(12px, 3cqi, 24px);
  border-block-start: 1px solid ${token('color-line')};

  @container (min-width: 560px) {
    grid-template-columns: 2fr 3fr;
  }
`;

export const title = css`
  font-size: 1.25em;
  font-weight: 650;
`;

export const text = css`
  color: ${token('color-ink-soft')};
`;
