import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const testimonial = css`
  display: grid;
  gap: clamp(12px, 3cqi, 24px);
  max-inline-size: 880px;
`;

export const quote = css`
  margin: 0;
  font-family: ${token('font-heading')};
  font-size: clamp(1.25em, 0.95em + 1.7cqi, 2.375em);
  font-weight: 600;
  line-height: 1.22;
  letter-spacing: -0.018em;
  text-wrap: pretty;
  text-indent: -0.42em;

  &::before {
    content: open-quote;
  }

  &::after {
    content: close-quote;
  }
`;

export const by = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  color: ${token('color-ink-soft')};
`;

export const name = css`
  color: ${token('color-ink')};
  font-weight: 650;
`;

export const sample = css`
  flex-basis: 100%;
  font-size: 0.9375em;
`;
