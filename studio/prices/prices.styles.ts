import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { hiddenRules } from '../../src/ui/base/visuallyHidden';

export const container = css`
  display: grid;
  gap: 24px;
  container-type: inline-size;
  min-inline-size: 0;
`;

/** The answers, and beside them what they cost, where there is space. */
export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @container (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Stays in view while the answers change. */
export const explained = css`
  @container (min-width: 900px) {
    position: sticky;
    inset-block-start: 24px;
  }
`;

export const items = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  column-gap: 24px;
  align-items: start;
`;

export const legend = css`
  margin-block-end: 4px;
  font-weight: 600;
`;

/** The price of an item stands below its name. */
export const name = css`
  color: ${token('color-ink')};

  & + small {
    display: block;
    font-variant-numeric: tabular-nums;
  }
`;

export const questions = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: 16px 24px;
  align-items: end;
`;

/** Below the name of its item. */
export const quantity = css`
  padding-inline-start: 36px;
  padding-block-end: 12px;
`;

/** Where it is narrow, each row is a block of lines, and says itself what its columns are. */
export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 12px 12px;
    text-align: start;
    vertical-align: top;
  }

  & tr {
    border-block-end: 1px solid ${token('color-line')};
  }

  & thead th {
    padding-block: 4px;
    font-size: 0.875em;
    color: ${token('color-ink-soft')};
  }

  & tbody th {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & td[data-label] {
    white-space: nowrap;
  }

  @container (max-width: 960px) {
    &,
    & tbody {
      display: block;
    }

    & thead {
      ${hiddenRules}
    }

    & tbody tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 4px 16px;
      padding: 12px 12px 4px 16px;
    }

    & tbody :is(th, td) {
      padding: 0;
    }

    & tbody :is(th, td):not([data-label]) {
      grid-column: 1 / -1;
    }

    & td[data-label]::before {
      content: attr(data-label);
      display: block;
      font-size: 0.875em;
      color: ${token('color-ink-soft')};
    }
  }
`;

export const changedRow = css`
  && {
    box-shadow: inset 3px 0 ${token('color-error')};
    background: ${token('color-error-ground')};
  }

  &:dir(rtl) {
    box-shadow: inset -3px 0 ${token('color-error')};
  }
`;

export const state = css`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  white-space: nowrap;
`;

export const same = css`
  color: ${token('color-done')};
`;

export const changed = css`
  color: ${token('color-error')};
`;

export const reason = css`
  font-size: 0.9375em;
  font-weight: 400;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 20px;

  @container (min-width: 960px) {
    flex-wrap: nowrap;
    white-space: nowrap;
    margin-block: -10px;
  }
`;

export const summary = css`
  font-weight: 600;
`;
