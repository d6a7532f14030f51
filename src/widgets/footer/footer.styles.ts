import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** The padding at its end leaves space for floating buttons. */
export const root = css`
  padding: clamp(32px, 5cqi, 64px) max(20px, (100cqi - 1180px) / 2) 80px;

  & :focus-visible {
    outline-color: currentcolor;
  }
`;

/** In a narrow container one column: company, links in two columns, contact. In a wide one all of it is side by side. */
export const main = css`
  display: grid;
  gap: 20px;

  @container (min-width: 760px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 32px 24px;
  }

  @container (min-width: 1040px) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr);
    gap: 24px clamp(24px, 4cqi, 56px);
  }
`;

export const brand = css`
  @container (min-width: 760px) and (max-width: 1039.98px) {
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

  /* A picture lies on the ground that it has in the header: drawn for that, its dark parts would be lost here. */
  & > img {
    padding: 4px 8px;
    border-radius: ${token('radius-control')};
    background: ${token('color-ground')};
  }
`;

export const tagline = css`
  margin-block-start: 8px;
  font-family: ${token('font-heading')};
  font-size: clamp(1.5em, 1.2em + 1.4cqi, 2.25em);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const motto = css`
  margin-block-start: 8px;
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;

  @container (max-width: 559.98px) {
    display: none;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(124px, 100%), 1fr));
  gap: 20px 24px;
  align-content: start;
`;

export const heading = css`
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
  font-size: 1.125em;
  font-weight: 650;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
`;

/** In a narrow container beside each other as far as they fit: phone, mail address, area. */
export const address = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;

  @container (min-width: 760px) {
    display: block;
  }
`;

/** How to reach the firm, and when: in a narrow container beside each other as far as they fit. */
export const reach = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 40px;
  align-content: start;

  @container (min-width: 760px) {
    display: grid;
  }
`;

/** Days before their times, in two columns that the rows share. */
export const hours = css`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: 8px 16px;
  padding-block: 12px;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  & > div {
    display: contents;
  }
`;

/** The last row: cities, then the language and the rights side by side. */
export const end = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: clamp(16px, 3cqi, 32px);
  padding-block-start: 16px;
  border-block-start: 1px solid ${token('color-dark-line')};
  color: ${token('color-on-dark-soft')};
  overflow-wrap: anywhere;
`;

export const language = css`
  &::slotted(*) {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;

export const cities = css`
  display: flex;
  flex-wrap: wrap;
  font-size: 0.9375em;
  flex: 1 0 100%;

  & > li:not(:last-child)::after {
    content: ',' / '';
    margin-inline-end: 0.3em;
  }
`;
