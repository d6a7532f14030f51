import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { hiddenRules } from '../../src/ui/base/visuallyHidden';
import { disclosure } from '../ui/disclosure.styles';

/** The search, and beside it what opens the filters below it. */
export const filters = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 0 16px 8px;

  & > label {
    ${hiddenRules}
  }
`;

const quietLink = `
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  cursor: pointer;
`;

export const filterMenu = css`
  &[open] {
    grid-column: 1 / -1;
  }

  ${disclosure}
`;

export const filterMark = css`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: ${token('color-accent')};
`;

export const filterFields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: 12px;
  padding-block: 4px 8px;
`;

export const filterLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;

  & > * {
    ${quietLink}
  }
`;

export const status = css`
  padding: 0 16px 8px;
  color: ${token('color-ink-soft')};

  &:empty {
    padding: 0;
  }
`;

export const error = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin: 0 16px 16px;
  padding: 16px;
  border: 1px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
`;

export const lists = css`
  & > legend {
    ${hiddenRules}
  }

  & > div {
    display: flex;
    gap: 6px;
    padding: 10px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }

  & button {
    flex: none;
    min-block-size: 44px;
    padding-inline: 12px;
    border: 1px solid ${token('color-line')};
    border-radius: 99px;
    background: ${token('color-ground')};
    color: ${token('color-ink')};
    font: inherit;
    font-size: 0.9375em;
    cursor: pointer;
  }

  & button > span {
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }

  & button[aria-pressed='true'] {
    border-color: ${token('color-dark')};
    background: ${token('color-dark')};
    color: ${token('color-on-dark')};
    font-weight: 650;
  }

  @media (forced-colors: active) {
    & button[aria-pressed='true'] {
      border-width: 3px;
    }
  }
`;

/** One row and beside it what calls. */
export const line = css`
  display: flex;
  align-items: stretch;
  border-block-start: 1px solid ${token('color-line')};

  &:has([aria-current]) {
    background: ${token('color-ground')};
    box-shadow: inset 4px 0 ${token('color-accent')};
  }

  &:hover {
    background: ${token('color-ground-soft')};
  }
`;

/** Two lines: who and since when, what and for how much. */
export const row = css`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1px 12px;
  align-content: center;
  min-inline-size: 0;
  block-size: 56px;
  padding-inline: 24px 16px;
  text-decoration: none;
  outline-offset: -3px;
`;

export const isUnread = css`
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 14px;
    inset-inline-start: 9px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${token('color-accent')};
    forced-color-adjust: none;
  }

  && strong {
    font-weight: 700;
  }
`;

/** One line: a badge that does not fit whole is not shown. */
export const rowHead = css`
  display: flex;
  flex-wrap: wrap;
  block-size: 1.5em;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;

  & > strong {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 500;
    unicode-bidi: isolate;
  }
`;

export const age = css`
  place-self: center end;
  font-size: 0.8125em;
  font-variant-numeric: tabular-nums;
  color: ${token('color-ink-soft')};
`;

export const isLate = css`
  color: ${token('color-error')};
  font-weight: 650;
`;

export const preview = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
  unicode-bidi: isolate;

  &:last-child {
    grid-column: 1 / -1;
  }
`;

export const price = css`
  text-align: end;
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

export const rowCall = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 52px;
  border-inline-start: 1px solid ${token('color-line')};
  color: ${token('color-done')};
  outline-offset: -3px;

  &:hover {
    background: ${token('color-done-ground')};
  }
`;

export const allDone = css`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 48px 16px;
  text-align: center;

  & > svg {
    color: ${token('color-done')};
  }
`;

export const badge = css`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  padding: 0 7px;
  border: 1px solid ${token('color-line')};
  border-radius: 99px;
  font-size: 0.75em;
  background: ${token('color-ground')};
  color: ${token('color-ink-soft')};
`;

export const stateBadges = {
  new: css`
    border-color: ${token('color-accent')};
    color: ${token('color-accent')};
    font-weight: 650;
  `,
  called: css`
    border-color: ${token('color-control')};
    color: ${token('color-ink')};
  `,
  booked: css`
    border-color: ${token('color-done')};
    color: ${token('color-done')};
  `,
  won: css`
    border-color: ${token('color-done')};
    background: ${token('color-done')};
    color: ${token('color-ground')};
  `,
  lost: css`
    text-decoration: line-through;
  `,
};

export const more = css`
  padding: 16px;
  text-align: center;
`;

/** Where there are keys, most of the time. */
export const keysButton = css`
  ${quietLink}
  gap: 8px;
  margin-inline: 16px;
  color: ${token('color-ink-soft')};
  font: inherit;
  font-size: 0.875em;

  @media (hover: none) {
    display: none;
  }

  & > kbd {
    padding-inline: 6px;
    border: 1px solid ${token('color-line')};
    border-radius: 4px;
  }
`;

export const keys = css`
  display: grid;
  gap: 16px;
  padding: 20px;

  & > dl {
    display: grid;
    gap: 8px;
  }

  & > dl > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: center;
  }

  & kbd {
    padding: 2px 8px;
    border: 1px solid ${token('color-control')};
    border-radius: 6px;
  }
`;
