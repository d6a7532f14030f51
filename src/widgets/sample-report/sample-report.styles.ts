import { css } from '../../style/emotion';
import { token } from '../../style/tokens';

/** How far the sheet overlaps the dark section above. */
const OVERLAP = 'clamp(48px, 6cqi, 88px)';

export const root = css`
  overflow-wrap: anywhere;
`;

export const top = css`
  padding-block-end: calc(${OVERLAP} + clamp(32px, 4cqi, 56px));

  /* The sheet has a title of its own. */
  @media print {
    display: none;
  }
`;

export const actions = css`
  display: grid;
  gap: 4px;
  justify-items: start;
  margin-block-start: 24px;

  @container (max-width: 479px) {
    justify-items: stretch;
  }
`;

export const print = css`
  justify-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  @media (scripting: none) {
    display: none;
  }
`;

/** The dark background continues behind the top of the sheet. */
export const below = css`
  padding-block-start: 0;
  background: linear-gradient(${token('color-dark')} ${OVERLAP}, ${token('color-page')} ${OVERLAP});
`;

export const sheet = css`
  max-inline-size: 980px;
  margin-inline: auto;
  margin-block-start: calc(-1 * clamp(16px, 3cqi, 32px));
  padding: clamp(24px, 5cqi, 64px) clamp(20px, 5cqi, 72px);
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};

  @media print {
    margin-block-start: 0;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** Below the sheet, in line with it. */
export const pictures = css`
  max-inline-size: 980px;
  margin: 20px auto 0;
  color: ${token('color-ink-soft')};
`;

export const letterhead = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding-block-end: 12px;
  border-block-end: 2px solid ${token('color-ink')};
`;

export const company = css`
  font-family: ${token('font-heading')};
  font-weight: 700;
`;

export const title = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: clamp(24px, 4cqi, 40px);
`;

export const heading = css`
  font-size: clamp(1.75em, 1.3em + 1.8cqi, 2.5em);
  font-weight: 700;
`;

/** As a rubber stamp, so that nobody takes the sheet for a real one. */
export const stamp = css`
  padding: 4px 14px;
  border: 2px solid currentcolor;
  border-radius: ${token('radius-control')};
  color: ${token('color-ink-soft')};
  font-family: ${token('font-heading')};
  font-weight: 700;
  rotate: -3deg;
`;

export const property = css`
  margin-block-start: 16px;
`;

export const label = css`
  display: block;
  color: ${token('color-ink-soft')};
  font-size: 0.9375em;
`;

export const summary = css`
  max-inline-size: 52ch;
  margin-block-start: 20px;
  font-size: clamp(1.125em, 1.05em + 0.4cqi, 1.3125em);
  line-height: 1.45;
`;

export const overview = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 12px;
  margin-block-start: clamp(24px, 4cqi, 36px);
`;

export const count = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  align-items: center;
  align-content: start;
  padding: 16px 20px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

export const number = css`
  font-family: ${token('font-heading')};
  font-size: 1.75em;
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

export const countLabel = css`
  grid-column: 1 / -1;
  font-weight: 650;
`;

export const names = css`
  grid-column: 1 / -1;
`;

/** What a condition looks like, on a count and on the label of a surface. */
export const now = css`
  border-color: transparent;
  background: ${token('color-dark')};
  color: ${token('color-on-dark')};

  /* On paper dark grounds are white. */
  @media print {
    border-color: currentcolor;
  }
`;

export const later = css`
  background: ${token('color-ground-soft')};
`;

export const fine = css`
  border-color: transparent;
  background: ${token('color-done-ground')};
  color: ${token('color-done')};
`;

/** A part of the report. */
export const part = css`
  margin-block-start: clamp(40px, 6cqi, 64px);

  @media print {
    margin-block-start: 28px;
  }
`;

export const subheading = css`
  font-size: clamp(1.375em, 1.2em + 0.8cqi, 1.75em);
  font-weight: 700;
`;

export const surfaces = css`
  margin-block-start: 16px;
`;

export const surface = css`
  display: grid;
  gap: 16px clamp(20px, 3cqi, 36px);
  padding-block: clamp(20px, 3cqi, 28px);
  border-block-start: 1px solid ${token('color-line')};

  /* The whole report takes few sheets. */
  @media print {
    padding-block: 12px;
  }
`;

export const pictured = css`
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  @media print {
    && {
      grid-template-columns: 160px minmax(0, 1fr);
    }
  }
`;

/** What is fine needs no large picture. */
export const small = css`
  grid-template-columns: 96px minmax(0, 1fr);

  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  @media print {
    && {
      grid-template-columns: 160px minmax(0, 1fr);
    }
  }
`;

export const picture = css`
  aspect-ratio: 3 / 2;
  border-radius: ${token('radius-control')};
`;

export const surfaceHead = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  margin-block-end: 10px;
`;

export const surfaceName = css`
  font-size: 1.25em;
  font-weight: 650;
`;

export const condition = css`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  padding: 4px 12px 4px 8px;
  border: 1px solid ${token('color-line')};
  border-radius: 99px;
  font-size: 0.9375em;
  font-weight: 650;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

export const advice = css`
  margin-block-start: 12px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid ${token('color-done')};
`;

export const groups = css`
  display: grid;
  gap: 32px clamp(32px, 5cqi, 64px);
  margin-block-start: 20px;

  @container (min-width: 760px) {
    grid-template-columns: 1fr 1fr;
  }

  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

export const groupTitle = css`
  padding-block-end: 10px;
  border-block-end: 2px solid ${token('color-ink')};
  font-size: 1.125em;
  font-weight: 650;
`;

export const entry = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 20px;
  padding-block: 14px;
  border-block-end: 1px solid ${token('color-line')};
`;

export const entryName = css`
  font-weight: 650;
`;

export const entryText = css`
  grid-column: 1 / -1;
  color: ${token('color-ink-soft')};
`;

export const price = css`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  justify-content: space-between;
  padding-block-start: 14px;
  font-size: 1.125em;
`;

export const note = css`
  max-inline-size: 64ch;
  margin-block-start: 20px;
  color: ${token('color-ink-soft')};
`;

export const steps = css`
  display: grid;
  gap: 10px;
  margin-block-start: 16px;
  counter-reset: step;
`;

export const step = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  counter-increment: step;

  &::before {
    content: counter(step) '.';
    color: ${token('color-done')};
    font-family: ${token('font-heading')};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
