import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const testimonial = css`
  display: grid;
  align-content: start;
  overflow-wrap: anywhere;
`;

export const quote = css`
  max-inline-size: 24em;
  margin: clamp(14px, 2cqi, 20px) 0 0;
  font-family: ${token('font-heading')};
  font-size: clamp(1.375em, 0.9em + 2.4cqi, 2.75em);
  font-weight: 550;
  line-height: 1.22;
  letter-spacing: -0.015em;

  & > p::before {
    content: open-quote;
  }

  & > p::after {
    content: close-quote;
  }
`;

export const long = css`
  max-inline-size: 40em;
  font-size: clamp(1.125em, 1em + 0.6cqi, 1.375em);
  line-height: 1.5;
  letter-spacing: 0;
`;

export const by = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 12px;
  margin-block-start: clamp(16px, 3cqi, 28px);
  font-size: 1.0625em;
  color: ${token('color-ink-soft')};
`;

export const name = css`
  font-weight: 650;
  color: ${token('color-ink')};
`;

export const sample = css`
  padding: 2px 10px;
  border: 1px dashed ${token('color-control')};
  border-radius: ${token('radius-control')};
  font-size: 0.875em;
`;
