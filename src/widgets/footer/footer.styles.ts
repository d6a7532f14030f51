import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** The padding at its end leaves space for floating buttons. */
export const root = css`
  overflow: hidden;
  padding: clamp(40px, 8cqi, 112px) max(20px, (100cqi - 1180px) / 2) 104px;

  & :focus-visible {
    outline-color: currentcolor;
  }
`;

/** In a narrow container one column: company, links in two columns, contact. In a wide one the company spans both. */
export const main = css`
  display: grid;
  gap: clamp(28px, 5cqi, 48px);

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 80px 24px;
  }
`;

export const brand = css`
  position: relative;

  @container (min-width: 760px) {
    grid-column: 1 / -1;
  }
`;

/**
 * The emblem, larger than its box and clipped above the links, so that it is never behind text. It is positioned against
 * the text before it, not after it: a page that is painted before its end has arrived would shift it.
 */
export const art = css`
  display: none;

  @container (min-width: 700px) {
    position: absolute;
    inset-block-end: -24px;
    inset-inline-end: max(-10cqi, -120px);
    display: block;
    inline-size: min(46cqi, 600px);
    color: ${token('color-dark-line')};
  }
`;

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  border-radius: ${token('radius-control')};
  font-family: ${token('font-heading')};
  font-size: 1.375em;
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: -0.02em;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

export const tagline = css`
  max-inline-size: 14ch;
  margin-block-start: clamp(16px, 3cqi, 28px);
  font-family: ${token('font-heading')};
  font-size: clamp(2.25em, 1.1em + 5.4cqi, 5em);
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const motto = css`
  margin-block-start: clamp(12px, 2cqi, 20px);
  font-size: clamp(1.0625em, 1em + 0.35cqi, 1.25em);
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;
`;

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(124px, 100%), 1fr));
  gap: 40px 24px;
  align-content: start;
`;

export const heading = css`
  margin-block-end: 8px;
  font-size: 1em;
  font-weight: 600;
  letter-spacing: 0;
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;
`;

export const entry = css`
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-block: 4px;
  font-size: 1.0625em;
  line-height: 1.3;
  font-style: normal;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:is(a):hover {
    text-decoration: underline;
  }
`;

export const phone = css`
  font-family: ${token('font-heading')};
  font-size: 1.5em;
  font-weight: 650;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

export const end = css`
  display: grid;
  gap: 16px 24px;
  margin-block-start: clamp(28px, 7cqi, 96px);
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('color-dark-line')};
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: end;
  }
`;

export const language = css`
  &::slotted(*) {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: 44px;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;

export const cities = css`
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 70ch;

  & > li:not(:last-child)::after {
    content: ',' / '';
    margin-inline-end: 0.3em;
  }
`;
