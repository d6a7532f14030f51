import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

export const root = css`
  position: relative;
  overflow: hidden;
  padding: clamp(64px, 8cqi, 112px) max(20px, (100cqi - 1180px) / 2) 32px;
`;

/** The emblem, larger than the footer: only a part of it is seen, and never behind words that are read. */
export const art = css`
  position: absolute;
  inset-block-start: -18%;
  inset-inline-end: max(-12cqi, -220px);
  inline-size: clamp(360px, 58cqi, 820px);
  color: ${token('color-dark-line')};
  opacity: 0.7;
`;

/** Phones: the name, the columns in two, the contact. Wide: the name above all, as large as it deserves. */
export const main = css`
  position: relative;
  display: grid;
  gap: 48px;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 88px 72px;
  }
`;

export const brand = css`
  @container (min-width: 900px) {
    grid-column: 1 / -1;
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
  margin-block-start: 28px;
  font-family: ${token('font-heading')};
  font-size: clamp(2.5em, 1.4em + 5cqi, 5em);
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const motto = css`
  margin-block-start: 20px;
  font-size: clamp(1.0625em, 1em + 0.35cqi, 1.25em);
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;
`;

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr));
  gap: 40px 24px;
  align-content: start;

  @container (min-width: 900px) {
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  }
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

export const contact = css`
  @container (min-width: 900px) {
    min-inline-size: 280px;
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
  position: relative;
  display: grid;
  gap: 16px 40px;
  margin-block-start: clamp(56px, 7cqi, 96px);
  padding-block-start: 24px;
  border-block-start: 1px solid ${token('color-dark-line')};
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

export const cities = css`
  display: flex;
  flex-wrap: wrap;
  max-inline-size: 70ch;

  & > li:not(:last-child)::after {
    content: '·' / '';
    margin-inline: 0.5em;
  }
`;
