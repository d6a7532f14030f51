import { css } from '../../../style/emotion';
import { space, token } from '../../../style/tokens';

/** A sheet of paper on what lies around it. */
export const paper = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('22px')};
  align-content: start;
  padding: ${space('26px')} ${space('24px')} ${space('22px')};
  border: 1px solid ${token('color-line')};
  border-block-start: 5px solid ${token('color-done')};
  border-radius: 4px;
  background: ${token('color-ground')};
  box-shadow: ${token('shadow')};
  font-size: 0.9375em;
  overflow-wrap: anywhere;
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 16px;
  font-weight: 650;
`;

export const title = css`
  font-family: ${token('font-heading')};
  font-size: 1.6em;
  font-weight: 700;
  line-height: 1.2;
`;

export const label = css`
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

/** A line to write on. It stays of one height: nothing moves as it is filled in. */
export const rule = css`
  block-size: 2.1em;
  padding-block-start: 0.45em;
  border-block-end: 1px solid ${token('color-line')};
  line-height: 1.5;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const open = css`
  color: ${token('color-ink-soft')};
`;

export const lines = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: 0.45em;
    border-block-end: 1px solid ${token('color-line')};
  }
`;

export const price = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

export const part = css`
  color: ${token('color-ink-soft')};
`;

export const sum = css`
  font-size: 1.2em;
  font-weight: 700;
`;

export const notes = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  white-space: pre-line;
`;

/** The same script as on the print, on the line where one signs. */
export const script = css`
  block-size: auto;
  min-block-size: 2.1em;
  padding-block-start: 0;
  border-color: ${token('color-ink')};
  font:
    1.75em / 1.4 'Snell Roundhand',
    'Segoe Script',
    'Apple Chancery',
    'Brush Script MT',
    cursive;
`;

/** Around the paper in its dialog. */
export const desk = css`
  padding: 20px;

  @container (min-width: 560px) {
    padding: 32px 40px 40px;
  }
`;

/** Beside the questions, where the widget is wide enough; it stays in view. */
export const aside = css`
  display: none;

  @container (min-width: 880px) {
    display: block;
    align-self: start;
    position: sticky;
    inset-block-start: 96px;
    padding: 24px;
    border-radius: ${token('radius-control')};
    background: ${token('color-ground-soft')};
  }
`;

/** Not where the quote stands beside the questions. */
export const see = css`
  display: var(--alone);
`;
