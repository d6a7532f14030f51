import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { hiddenRules } from '../../src/ui/base/visuallyHidden';

export const bar = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-block-start: auto;

  @media (max-width: 900px) {
    grid-template-columns: 1fr auto auto auto;
    margin: 0;
  }
`;

const wholeRow = `
  grid-column: 1 / -1;
`;

export const name = css`
  grid-column: 1 / -1;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};

  @media (max-width: 900px) {
    grid-column: auto;
  }
`;

const pressable = `
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-control')};
  background: ${token('color-ground')};
  cursor: pointer;

  &:hover:not([aria-disabled='true']) {
    border-color: ${token('color-control')};
  }
`;

/** Its text is left to screen readers on a phone. */
export const step = css`
  ${pressable}

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  @media (max-width: 900px) {
    & > span {
      ${hiddenRules}
    }
  }
`;

export const drafts = css`
  ${pressable}
  ${wholeRow}

  @media (max-width: 900px) {
    grid-column: auto;
    padding-inline: 12px;
  }
`;

export const status = css`
  ${wholeRow}
  font-size: 0.875em;
  color: ${token('color-ink-soft')};
`;

export const notice = css`
  ${wholeRow}
  display: flex;
  gap: 8px;
  align-items: flex-start;
  padding: 12px;
  border: 1px solid ${token('color-error')};
  border-radius: ${token('radius-control')};
  background: ${token('color-error-ground')};
  color: ${token('color-ink')};

  & > svg {
    color: ${token('color-error')};
  }
`;

export const noticeActions = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 16px;
`;
