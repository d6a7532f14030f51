import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** How far the report overlaps the dark section above. */
const OVERLAP = 'clamp(32px, 6cqi, 88px)';

export const root = css`
  overflow-wrap: anywhere;
`;

export const top = css`
  row-gap: clamp(24px, 5cqi, 64px);
  padding-block-end: clamp(32px, 8cqi, 112px);

  @container (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

export const heading = css`
  font-size: clamp(2em, 1.25em + 2.6cqi, 3.75em);
`;

/** Full width on a phone. */
export const action = css`
  display: grid;
  margin-block-start: clamp(20px, 4cqi, 32px);

  @container (min-width: 480px) {
    justify-items: start;
  }
`;

/** The parts of the house measure their places by its width. */
export const drawing = css`
  position: relative;
  container-type: inline-size;
`;

export const areas = css`
  margin-block-start: 20px;
`;

export const areasLabel = css`
  font-weight: 600;
`;

export const areaList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 12px;
`;

/** The place on the drawing, if there is one, is part of the link: `house.styles.ts` says where it lies. */
export const area = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 8px 16px;
  border: 1px solid ${token('color-on-dark-soft')};
  border-radius: 22px;
  font-weight: 600;
  text-decoration: none;

  &::before {
    position: absolute;
    border: 2px solid transparent;
    border-radius: 12px;
    transition: background-color 150ms ease-out;
  }

  &:hover,
  &:hover::before {
    background: color-mix(in srgb, currentcolor 16%, transparent);
  }

  &:focus-visible::before {
    border-color: currentcolor;
  }

  @media print {
    display: none;
  }
`;

export const checked = css`
  grid-column: 1 / -1;
`;

export const subheading = css`
  font-size: clamp(1.5em, 1.25em + 1.1cqi, 2.125em);
  font-weight: 700;
`;

export const checks = css`
  counter-reset: check;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: clamp(14px, 3cqi, 32px) 32px;
  margin-block-start: clamp(14px, 3cqi, 24px);
`;

/** It has the same number as in the drawing. */
export const check = css`
  counter-increment: check;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 16px;
  align-content: start;
  padding-block-start: clamp(14px, 3cqi, 24px);
  border-block-start: 1px solid ${token('color-dark-line')};

  &::before {
    content: counter(check);
    display: grid;
    place-items: center;
    grid-row: span 2;
    align-self: start;
    min-inline-size: 34px;
    block-size: 34px;
    margin-block-start: -4px;
    border: 1px solid transparent;
    border-radius: 50%;
    background: ${token('color-on-dark')};
    color: ${token('color-dark')};
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    font-family: ${token('font-heading')};
    font-weight: 700;
    line-height: 1;
  }
`;

export const title = css`
  font-size: 1.1875em;
  font-weight: 650;
  line-height: 1.3;
`;

export const textOnDark = css`
  color: ${token('color-on-dark-soft')};
`;

/** The dark background continues behind the top of the report. */
export const received = css`
  padding-block-start: 0;
  background: linear-gradient(${token('color-dark')} ${OVERLAP}, ${token('color-page')} ${OVERLAP});
`;

export const report = css`
  padding: clamp(20px, 5cqi, 64px) clamp(20px, 5cqi, 72px);
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};
`;

export const letterhead = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  margin-block-end: clamp(20px, 3cqi, 36px);
  padding-block-end: 12px;
  border-block-end: 2px solid ${token('color-ink')};
`;

export const company = css`
  font-family: ${token('font-heading')};
  font-weight: 700;
`;

export const items = css`
  display: grid;
  gap: 0 clamp(32px, 5cqi, 72px);
  margin-block-start: clamp(14px, 3cqi, 28px);

  @container (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const item = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 16px;
  align-content: start;
  padding-block: clamp(12px, 2.5cqi, 20px);
  border-block-start: 1px solid ${token('color-line')};

  & > svg {
    grid-row: span 2;
    color: ${token('color-done')};
  }
`;

export const text = css`
  color: ${token('color-ink-soft')};
`;

export const sample = css`
  margin-block-start: 12px;
  font-size: 1.0625em;
`;
